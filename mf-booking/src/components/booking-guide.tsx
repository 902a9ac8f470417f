import { PanelBox, PanelPoints, SidePanel } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, Heading, InfoIcon, media, StarIcon, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { useChangePolicy } from './use-change-policy.ts';

const REASONS = ['experts', 'time', 'tailored', 'free'] as const;

/** Why to book, what to know, and the policy of appointments (specification, sections 2 and 9). */
export function BookingGuide() {
  const { t } = useTranslation();
  const { until } = useChangePolicy();
  return (
    <Guide>
      <PanelBox icon={<StarIcon size={20} />} title={t('why.heading')}>
        <PanelPoints $tone="palm">
          {REASONS.map((reason) => (
            <li key={reason}>
              <CheckIcon size={20} />
              <span>{t(`why.${reason}`)}</span>
            </li>
          ))}
        </PanelPoints>
      </PanelBox>
      <PanelBox icon={<InfoIcon size={20} />} title={t('info.heading')}>
        <Text>{t('info.text')}</Text>
        <Policy>
          <Heading level={3} size="xs">
            {t('policy.heading')}
          </Heading>
          <Policies>
            <li>{t('policy.early')}</li>
            <li>{t('policy.late')}</li>
            <li>{until}</li>
          </Policies>
        </Policy>
      </PanelBox>
    </Guide>
  );
}

/* A ticket, which says the policy itself, is printed alone. */
const Guide = styled(SidePanel)`
  ${media.print} {
    &:has(~ * [data-ticket]) {
      display: none;
    }
  }
`;

const Policy = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: 1px solid ${tokens.color.hairline};
`;

const Policies = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  color: ${tokens.color.inkSoft};
  > li {
    padding-inline-start: ${tokens.space[4]};
    border-inline-start: 2px solid ${tokens.color.accent};
  }
`;
