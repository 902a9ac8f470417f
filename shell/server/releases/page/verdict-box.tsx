import type { MeasureVerdict, Verdict } from '@shared/contract';
import { MOST_ODDS } from '../../judge/trial/sentence.ts';
import { Code } from './code.tsx';
import { Moment } from './moment.tsx';
import { Scrolls } from './scrolls.tsx';
import type { Telling } from './telling.ts';
import { VerdictSentence } from './verdict-sentence.tsx';

function Row({ measured, telling }: { measured: MeasureVerdict; telling: Telling }) {
  const { words, number, percent } = telling;
  const { measure, verdict, canary, live, evidence, needed } = measured;
  const share = ({ of, bad }: MeasureVerdict['canary']) =>
    of === 0 ? '–' : `${percent(bad / of)} (${number(bad)} / ${number(of)})`;
  return (
    <tr>
      <th scope="row">{words.judge.measures[measure]}</th>
      <td>
        <bdi>{share(canary)}</bdi>
      </td>
      <td>
        <bdi>{share(live)}</bdi>
      </td>
      <td>
        <span className={`verdict-word ${verdict.replace(' ', '-')}`}>{words.judge.verdicts[verdict]}</span>
      </td>
      <td>
        <bdi>
          {Number.isFinite(evidence) ? `${number(Math.min(MOST_ODDS, evidence))} / ${number(needed)}` : '–'}
        </bdi>
      </td>
    </tr>
  );
}

/** What the judge says of a canary, in one sentence, and measure by measure. */
export function VerdictBox({ verdict, telling }: { verdict: Verdict; telling: Telling }) {
  const { words } = telling;
  const title = `judge-${verdict.remote}`;
  return (
    <section className={`judge ${verdict.verdict}`} aria-labelledby={title}>
      <h3 id={title}>
        {words.judge.title}{' '}
        <span className={`verdict-word ${verdict.verdict}`}>{words.judge.verdicts[verdict.verdict]}</span>
      </h3>
      <p className="sentence">
        <VerdictSentence verdict={verdict} telling={telling} />
      </p>
      <p className="facts">
        <span>
          <Code>{verdict.canary}</Code> {words.since.canary} <Moment iso={verdict.since} telling={telling} />
        </span>
        <span>{words.judge.counted[verdict.counted]}</span>
        {verdict.withdrawn && <strong>{words.judge.withdrawn}</strong>}
        {verdict.auto && !verdict.withdrawn && <span>{words.judge.auto}</span>}
      </p>
      <details>
        <summary>{words.judge.details}</summary>
        <Scrolls label={words.judge.details}>
          <table className="measures">
            <thead>
              <tr>
                {(['measure', 'canary', 'live', 'says', 'evidence'] as const).map((column) => (
                  <th key={column} scope="col">
                    {words.judge[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {verdict.measures.map((measured) => (
                <Row key={measured.measure} measured={measured} telling={telling} />
              ))}
            </tbody>
          </table>
        </Scrolls>
      </details>
    </section>
  );
}
