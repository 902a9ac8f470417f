import type { Chapter, ChapterText, Passage, PublishedTexts } from '@shared/brand/statement';
import { useTranslation } from '@shared/i18n';
import { ExternalIcon, Heading, Text, TextLink, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { ReachUs, type ReachUsProps } from './reach-us.tsx';

export interface ChaptersProps extends ReachUsProps {
  chapters: readonly Chapter[];
  /** Day of the last change, ISO 8601. */
  changed: string;
}

/** What a statement says, chapter by chapter. */
export function StatementChapters({
  texts,
  chapters,
  changed,
  ...reach
}: ChaptersProps & { texts: PublishedTexts }) {
  const { t, format, language } = useTranslation();
  return (
    <Chapters>
      {chapters.map((chapter) => (
        <ChapterView key={chapter.id} chapter={chapter} text={texts[language][chapter.id]} reach={reach} />
      ))}
      <Text $size="sm" $tone="inkMuted">
        {t('statement.changed', { date: format.date(changed) })}
      </Text>
    </Chapters>
  );
}

interface ChapterViewProps {
  chapter: Chapter;
  text: ChapterText | undefined;
  reach: ReachUsProps;
}

function ChapterView({ chapter: { id, heading }, text, reach }: ChapterViewProps) {
  const { t } = useTranslation();
  const { passages = [], link, reachesUs = false } = text ?? {};
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
      {reachesUs && <ReachUs {...reach} />}
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
