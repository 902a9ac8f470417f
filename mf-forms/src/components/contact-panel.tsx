import type { ReactNode } from 'react';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { ClockIcon, Heading, inkScheme, MailIcon, MapPinIcon, PhoneIcon, media, tokens } from '@shared/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { companyContact } from '../data/contact-details.ts';
import { settingsQuery } from '../data/settings.ts';

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

/** Address, e-mail, telephone and working hours (specification, section 2, "Contact"). */
export function ContactPanel() {
  const { t, language } = useTranslation();
  const { data: settings } = useQuery(settingsQuery(useApi()));
  const { address, email, emailHref, phone, phoneHref } = companyContact(settings, language);
  return (
    <Column>
      <Details>
        <Heading level={2} size="md">
          {t('contact.details')}
        </Heading>
        <Items>
          <Item icon={<MapPinIcon size={22} />} label={t('contact.address')}>
            {address}
          </Item>
          <Item icon={<MailIcon size={22} />} label={t('contact.email')}>
            <a href={emailHref}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </Item>
          <Item icon={<PhoneIcon size={22} />} label={t('contact.phone')}>
            <a href={phoneHref}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Item>
        </Items>
      </Details>
      <Hours>
        <HoursTitle>
          <ClockIcon size={22} />
          <Heading level={2} size="sm">
            {t('contact.hours.heading')}
          </Heading>
        </HoursTitle>
        <HoursRow>
          <dt>{t('contact.hours.days')}</dt>
          <dd>
            <bdi>{t('contact.hours.from')}</bdi> – <bdi>{t('contact.hours.to')}</bdi>
          </dd>
        </HoursRow>
      </Hours>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[6]});
  }
`;

const Details = styled.section`
  ${inkScheme}
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

const Hours = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

const HoursTitle = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  > svg {
    color: ${tokens.color.accent};
  }
`;

const HoursRow = styled.dl`
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
