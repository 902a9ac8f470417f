import type { ReactNode } from 'react';
import type { Settings } from '@shared/api';
import { brand } from '@shared/brand';
import { groupedTelephone, callLink, useTranslation } from '@shared/i18n';
import {
  Container,
  Grid,
  Heading,
  MailIcon,
  MapPinIcon,
  media,
  PhoneIcon,
  Section,
  Stack,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';

export interface ContactBandProps {
  settings: Settings | undefined;
  /** Whether there are no settings since they failed. */
  isFailed: boolean;
}

/** Phone, e-mail and address from the settings; the brand's own until they are known, and where they failed, which is said. */
export function ContactBand({ settings, isFailed }: ContactBandProps) {
  const { t, language } = useTranslation();
  const phone = settings?.phone ?? brand.contact.phone;
  const email = settings?.email ?? brand.contact.email;
  const address = settings?.address ?? brand.contact.address[language];
  return (
    <Section $tone="ink" $space="half" aria-labelledby="contact-heading">
      <Container>
        <Stack $gap={6}>
          <Heading level={2} size="md" id="contact-heading">
            {t('home.contact.heading')}
          </Heading>
          <Items as="ul">
            <Item icon={<PhoneIcon />} label={t('home.contact.phone')}>
              <a href={callLink(phone)}>
                <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
              </a>
            </Item>
            <Item icon={<MailIcon />} label={t('home.contact.email')}>
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            </Item>
            <Item icon={<MapPinIcon />} label={t('home.contact.address')}>
              <bdi>{address}</bdi>
            </Item>
          </Items>
          {isFailed && <p>{t('settingsFailed')}</p>}
        </Stack>
      </Container>
    </Section>
  );
}

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Line>
      <Mark>{icon}</Mark>
      <div>
        <Label>{label}</Label>
        <Value>{children}</Value>
      </div>
    </Line>
  );
}

const Items = styled(Grid)`
  list-style: none;
  /* A phone number and an e-mail address stand on one line each, the postal address takes what is left. */
  ${media.md} {
    grid-template-columns: auto auto minmax(12rem, 1fr);
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 3.25rem;
  block-size: 3.25rem;
  border: 1px solid ${tokens.color.hairline};
  border-radius: 50%;
  color: ${tokens.color.accent};
`;

const Label = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Value = styled.p`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: none;
  }
`;
