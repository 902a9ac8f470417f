import type { Measure, MeasureVerdict, Verdict } from '@shared/contract';
import { Fragment, type ReactNode } from 'react';
import { MOST_ODDS } from '../../judge/trial/sentence.ts';
import { Code, English } from './code.tsx';
import type { Telling } from './telling.ts';

/** What a bad view is, in a few words of Arabic, where that hangs on a mark; else the measure's name says it. */
const BEYOND: Readonly<Partial<Record<Measure, (mark: number, telling: Telling) => string>>> = {
  LCP: (mark, { vital }) => `ظهور أكبر عنصر بعد ${vital('LCP', mark)}`,
  INP: (mark, { vital }) => `استجابة بعد ${vital('INP', mark)}`,
  CLS: (mark, { vital }) => `حركة للصفحة فوق ${vital('CLS', mark)}`,
  leftovers: (mark, { number }) => `بقايا فوق ${number(Math.round(mark))} بعد مغادرة القسم`,
};

function Comparison({ each, telling }: { each: MeasureVerdict; telling: Telling }) {
  const { percent, number, words } = telling;
  const what = BEYOND[each.measure]?.(each.mark ?? 0, telling) ?? words.judge.measures[each.measure];
  // Each figure by itself: one with words of Arabic would have them read from the left.
  const share = ({ of, bad }: MeasureVerdict['canary']) => (
    <>
      <bdi>{percent(of === 0 ? 0 : bad / of)}</bdi> (<bdi>{number(bad)}</bdi> من <bdi>{number(of)}</bdi>)
    </>
  );
  return (
    <>
      {what}: {share(each.canary)}، وفي المنشور {share(each.live)}، والفرق المسموح{' '}
      <bdi>{percent(each.limit)}</bdi>، وأرجحية تجاوزه{' '}
      <bdi>{number(Math.round(Math.min(MOST_ODDS, each.evidence)))}</bdi> إلى 1
    </>
  );
}

/** The judge's sentence in Arabic, made of the same figures as the one that stands in the history (`sentenceOf`). */
function ArabicSentence({ verdict, telling }: { verdict: Verdict; telling: Telling }) {
  const { words, minutes, number } = telling;
  const live = <Code>{verdict.live}</Code>;
  const time = minutes(
    Math.max(1, Math.round((Date.parse(verdict.at) - Date.parse(verdict.since)) / 60_000)),
  );
  const ofViews = verdict.measures.filter(({ measure }) => measure !== 'fallbacks');
  const views = number(Math.max(0, ...ofViews.map(({ canary }) => canary.of)));
  const of = (wanted: MeasureVerdict['verdict']) =>
    verdict.measures.filter((each) => each.verdict === wanted);
  const listed = (measures: readonly MeasureVerdict[]) =>
    measures.map(({ measure }) => words.judge.measures[measure]).join('، ');
  const [few, open] = [of('too few'), of('undecided')];
  const unjudged: ReactNode = few.length > 0 && <>؛ والزيارات لا تكفي للحكم على: {listed(few)}</>;
  if (verdict.verdict === 'worse')
    return (
      <>
        أسوأ من {live} في المدة نفسها ({time}):{' '}
        {of('worse').map((each, index) => (
          <Fragment key={each.measure}>
            {index > 0 && '؛ '}
            <Comparison each={each} telling={telling} />
          </Fragment>
        ))}
        .
      </>
    );
  if (verdict.verdict === 'good')
    return (
      <>
        ليس أسوأ من {live} في المدة نفسها ({time}، عدد الزيارات {views}): {listed(of('good'))}
        {unjudged}.
      </>
    );
  return (
    <>
      لم يُحسم بعد ({time}، عدد الزيارات {views})
      {open.length > 0 && <>؛ ولم يثبت شيء بعد في: {listed(open)}</>}
      {unjudged}.
    </>
  );
}

/** What the judge says of a canary, in the language of the page. */
export const VerdictSentence = ({ verdict, telling }: { verdict: Verdict; telling: Telling }) =>
  telling.language === 'ar' ? (
    <ArabicSentence verdict={verdict} telling={telling} />
  ) : (
    <English>{verdict.sentence}</English>
  );
