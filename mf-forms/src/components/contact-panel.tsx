import type { ReactNode } from 'react';
import { brand } from '@shared/brand';
import { PanelBox, SidePanel } from '@shared/forms';
import { groupedTelephone, useTranslation } from '@shared/i18n';
import {
  ClockIcon,
  ExternalIcon,
  Heading,
  inkBand,
  LinkButton,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  Stack,
  Text,
  tokens,
  VisuallyHidden,
  WhatsAppIcon,
} from '@shared/ui';
import { styled } from 'styled-components';
import { companyContact } from '../data/contact-details.ts';
import { useSettings } from '../data/settings.ts';

function Item({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <Row>
      <dt>
        <Medal>{icon}</Medal>
        {label}
      </dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** The support team, address with a way to a map, e-mail, telephone, chat and working hours (specification, section 2, "Contact"). */
export function ContactPanel() {
  const { t, language } = useTranslation();
  const { settings, isFailed } = useSettings();
  const { address, email, emailHref, phone, phoneHref, chatHref, mapHref } = companyContact(
    settings,
    language,
  );
  return (
    <SidePanel as="div">
      <Details {...inkBand}>
        <Stack $gap={3}>
          <Heading level={2} size="md">
            {t('contact.support.heading')}
          </Heading>
          <Text>{t('contact.support.text')}</Text>
        </Stack>
        <Items>
          <Item icon={<MapPinIcon size={22} />} label={t('contact.address')}>
            {address}
            <br />
            <Outside href={mapHref} target="_blank" rel="noopener noreferrer">
              {t('contact.map')} <ExternalIcon size={16} />
              <VisuallyHidden>{t('outside')}</VisuallyHidden>
            </Outside>
          </Item>
          <Item icon={<MailIcon size={22} />} label={t('contact.email')}>
            <a href={emailHref}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Item>
          <Item icon={<PhoneIcon size={22} />} label={t('contact.phone')}>
            <a href={phoneHref}>
              <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
            </a>
          </Item>
        </Items>
        <LinkButton
          href={chatHref}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          size="large"
          block
          icon={<WhatsAppIcon size={22} />}
        >
          {t('contact.whatsapp')}
          <VisuallyHidden>{t('outside')}</VisuallyHidden>
        </LinkButton>
        {isFailed && <p>{t('settingsFailed')}</p>}
      </Details>
      <PanelBox icon={<ClockIcon size={20} />} title={t('contact.hours.heading')}>
        <Hours>
          <dt>{t('contact.hours.days')}</dt>
          <dd>
            <bdi>{t('contact.hours.from')}</bdi> – <bdi>{t('contact.hours.to')}</bdi>
          </dd>
          {brand.showsHiddenParts && (
            <>
              <dt>{t('contact.hours.weekend')}</dt>
              <dd>{t('contact.hours.closed')}</dd>
            </>
          )}
        </Hours>
      </PanelBox>
    </SidePanel>
  );
}

const Details = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  padding: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.ground};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.elevation.medium};
`;

const Items = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
`;

const MEDAL = '3rem';

const Row = styled.div`
  position: relative;
  min-block-size: ${MEDAL};
  padding-inline-start: calc(${MEDAL} + ${tokens.space[4]});
  dt {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
  a {
    display: inline-block;
    padding-block: ${tokens.space[2]};
    margin-block: calc(-1 * ${tokens.space[2]});
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

const Outside = styled.a`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.accent};
  > svg {
    vertical-align: -0.15em;
  }
`;

const Medal = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  inline-size: ${MEDAL};
  block-size: ${MEDAL};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.accent};
`;

const Hours = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  dt {
    color: ${tokens.color.inkSoft};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
