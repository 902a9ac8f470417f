import type { ReactNode } from 'react';
import { useTranslation } from '@shared/i18n';
import { CheckIcon, ClockIcon, DocumentIcon, Heading, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

const REASONS = ['commission', 'training', 'leads', 'support'] as const;

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Block>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      {children}
    </Block>
  );
}

/** Why to join, and what happens with the application (specification, section 2, "Join"). */
export function JoinGuide() {
  const { t } = useTranslation();
  return (
    <Column>
      <Box title={t('join.why.heading')}>
        <Points className="reasons">
          {REASONS.map((reason) => (
            <li key={reason}>
              <Tick size={20} />
              <span>{t(`join.why.${reason}`)}</span>
            </li>
          ))}
        </Points>
      </Box>
      <Box title={t('join.info.heading')}>
        <Points className="information">
          <li>
            <ClockIcon size={22} />
            <span>{t('join.info.contact')}</span>
          </li>
          <li>
            <DocumentIcon size={22} />
            <span>{t('join.info.documents')}</span>
          </li>
        </Points>
      </Box>
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
  gap: ${tokens.space[5]};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
`;

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  > li {
    display: flex;
    gap: ${tokens.space[3]};
  }
  svg {
    margin-block-start: 0.2em;
    color: ${tokens.color.accent};
  }
`;

const Tick = styled(CheckIcon)`
  ${Points} & {
    color: ${tokens.color.palm};
  }
`;
