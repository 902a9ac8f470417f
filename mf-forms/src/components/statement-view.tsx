import type { Chapter, Passage, PublishedStatement } from '@shared/brand/statement';
import { PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Island, useHead } from '@shared/remote-kit';
import {
  AfterHeading,
  Card,
  Container,
  ExternalIcon,
  Heading,
  media,
  Text,
  TextLink,
  tokens,
  VisuallyHidden,
} from '@shared/ui';
import { styled } from 'styled-components';
import { ReachUs } from './reach-us.tsx';

interface StatementViewProps {
  statement: PublishedStatement;
  /** Of the page. */
  path: string;
  /** Who answers what somebody asks about it. */
  email: string;
}

/** A statement of the brand's: its chapters, and a list of them beside or above. */
export function StatementView({ statement, path, email }: StatementViewProps) {
  const { t, language } = useTranslation();
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
            <Chapters>
              {chapters.map((chapter) => (
                <ChapterView key={chapter.id} chapter={chapter} email={email} />
              ))}
              <Text $size="sm" $tone="inkMuted">
                {/* Nobody presses it, and the first date that a browser formats is long in coming. */}
                <Island>
                  <Changed on={statement.changed} />
                </Island>
              </Text>
            </Chapters>
          </Card>
        </Columns>
      </AfterHeading>
    </>
  );
}

function Changed({ on }: { on: string }) {
  const { t, format } = useTranslation();
  return t('statement.changed', { date: format.date(on) });
}

function ChapterView({ chapter, email }: { chapter: Chapter; email: string }) {
  const { t } = useTranslation();
  const { id, heading, passages, link, reachesUs = false } = chapter;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="md" id={id}>
        {heading}
      </Heading>
      {Array.from(passages.entries(), ([position, passage]) => (
        <PassageView key={position} passage={passage} />
      ))}
      {link && (
        <p>
          <Outside href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label} <ExternalIcon size={16} />
            <VisuallyHidden>{t('outside')}</VisuallyHidden>
          </Outside>
        </p>
      )}
      {reachesUs && <ReachUs email={email} />}
    </section>
  );
}

function PassageView({ passage }: { passage: Passage }) {
  if (typeof passage === 'string') return <p>{passage}</p>;
  if ('points' in passage) {
    return (
      <Points>
        {passage.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    );
  }
  return (
    <Matters>
      {passage.matters.map(({ name, lines }) => (
        <Matter key={name}>
          <Heading level={3} size="xs">
            {name}
          </Heading>
          <dl>
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Matter>
      ))}
    </Matters>
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

const Chapters = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[10]};
  padding: clamp(0rem, 1.5vw, 1.25rem);
  color: ${tokens.color.inkSoft};
  > section {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space[4]};
  }
  > section > p,
  > section > ul {
    max-inline-size: ${tokens.measure};
  }
`;

const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[3]};
  > li {
    position: relative;
    padding-inline-start: ${tokens.space[6]};
  }
  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.7em;
    inset-inline-start: ${tokens.space[1]};
    inline-size: 0.45rem;
    block-size: 0.45rem;
    border-radius: 50%;
    background: ${tokens.color.accent};
    forced-color-adjust: none;
  }
`;

const Matters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: ${tokens.space[4]};
`;

const Matter = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
  > dl {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space[3]};
  }
  dt {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  dd {
    color: ${tokens.color.ink};
  }
`;

const Outside = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 2.75rem;
`;
