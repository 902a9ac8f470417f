import type { ReactNode } from 'react';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, Heading, InfoIcon, StarIcon, Text, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const REASONS = ['experts', 'time', 'tailored', 'free'] as const;
const POLICIES = ['early', 'late', 'change'] as const;

function Guide({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Block>
      <Title>
        <Medal>{icon}</Medal>
        <Heading level={2} size="sm">
          {title}
        </Heading>
      </Title>
      {children}
    </Block>
  );
}

/** Why to book, what to know, and the policy of appointments (specification, sections 2 and 9). */
export function BookingGuide() {
  const { t } = useTranslation();
  return (
    <Column>
      <Guide icon={<StarIcon size={20} />} title={t('why.heading')}>
        <Reasons className="reasons">
          {REASONS.map((reason) => (
            <li key={reason}>
              <CheckIcon size={20} />
              <span>{t(`why.${reason}`)}</span>
            </li>
          ))}
        </Reasons>
      </Guide>
      <Guide icon={<InfoIcon size={20} />} title={t('info.heading')}>
        <Text>{t('info.text')}</Text>
        <Policy>
          <Heading level={3} size="xs">
            {t('policy.heading')}
          </Heading>
          <Policies className="policies">
            {POLICIES.map((policy) => (
              <li key={policy}>{t(`policy.${policy}`)}</li>
            ))}
          </Policies>
        </Policy>
      </Guide>
    </Column>
  );
}

const Column = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[6]};
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[6]});
  }
`;

const Block = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
`;

const Medal = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: ${tokens.color.accentWash};
  color: ${tokens.color.accent};
`;

const Reasons = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
  > li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    margin-block-start: 0.25em;
    color: ${tokens.color.palm};
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
