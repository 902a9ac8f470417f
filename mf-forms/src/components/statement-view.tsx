import type { PublishedStatement } from '@shared/brand/statement';
import { PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useHead, type LatePartComponent } from '@shared/remote-kit';
import { AfterHeading, Card, Container, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { useSettings } from '../data/settings.ts';
import type { ChaptersProps } from './statement-chapters.tsx';

interface StatementViewProps {
  statement: PublishedStatement;
  /** Of the page. */
  path: string;
  /** Who answers what somebody asks about it. Default: the company, as its settings say. */
  email?: string;
  /** What it says. */
  Chapters: LatePartComponent<ChaptersProps>;
}

/** A statement of the brand's: its chapters, and a list of them beside or above. */
export function StatementView({ statement, path, email, Chapters }: StatementViewProps) {
  const { t, language } = useTranslation();
  const { settings, isFailed } = useSettings();
  const { title, description, eyebrow, lead, chapters } = statement.in[language];
  useHead({ title, description, canonical: path });
  return (
    <>
      <PageIntro eyebrow={eyebrow} heading={title} lead={lead} />
      <AfterHeading>
        <Columns>
          <Contents aria-labelledby="statement-contents">
            <h2 id="statement-contents">{t('statement.contents')}</h2>
            <ul>
              {chapters.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </Contents>
          <Card>
            <Chapters
              chapters={chapters}
              changed={statement.changed}
              email={email}
              settings={settings}
              isFailed={isFailed}
            />
          </Card>
        </Columns>
      </AfterHeading>
    </>
  );
}

const Columns = styled(Container)`
  position: relative;
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  margin-block-start: calc(-1 * ${tokens.space[16]});
  padding-block-end: ${tokens.space.section};
  ${media.lg} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`;

const Contents = styled.nav`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  > h2 {
    font-size: ${tokens.size.sm};
    font-weight: ${tokens.weight.bold};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    column-gap: ${tokens.space[5]};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    color: ${tokens.color.inkSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${tokens.color.accent};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[6]});
    > ul {
      flex-direction: column;
    }
  }
  ${media.print} {
    display: none;
  }
`;
