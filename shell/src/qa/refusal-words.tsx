import { Fragment } from 'react';
import { said, sayProblem, type Refusal, type Said } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { SaidWords } from '../page-parts/said-words.tsx';
import { useQaWords } from './use-qa-words.ts';

/** A text with a name in the place of `{name}`. */
function withName(text: string, name: string): Said {
  const [before = '', after = ''] = text.split('{name}');
  return [before, ...said`${name}`, after];
}

/** Why something that was asked for is not there, in the page's language. */
export function RefusalWords({ refused }: { refused: Refusal }) {
  const words = useQaWords();
  const { language } = useTranslation();
  if (refused.kind === 'ended') return words.ended;
  if (refused.kind === 'nothing there') return `${words.refused} ${words.refusals[refused.kind]}`;
  if (refused.kind === 'another remote')
    return (
      <>
        {words.refused} <SaidWords said={withName(words.refusals[refused.kind], refused.name)} />
      </>
    );
  return (
    <>
      {words.refused}{' '}
      {refused.problems.map((problem) => (
        <Fragment key={JSON.stringify(problem)}>
          <SaidWords said={sayProblem(problem, language).sentence} />{' '}
        </Fragment>
      ))}
    </>
  );
}
