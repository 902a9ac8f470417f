import { sayProblem, type ContractProblem } from '@shared/contract';
import { SaidWords } from '../../../src/page-parts/said-words.tsx';
import type { Fit, ReleasesView } from '../view.ts';
import { Code } from './code.tsx';
import { Role } from './role.tsx';
import { Scrolls } from './scrolls.tsx';
import type { Telling } from './telling.ts';

const SIGNS: Readonly<Record<Fit['kind'] | 'itself', string>> = {
  fits: '✓',
  breaks: '✕',
  note: '!',
  apart: '·',
  itself: '',
};

const Cell = ({ kind, telling: { words } }: { kind: Fit['kind'] | 'itself'; telling: Telling }) => (
  <td className={`fit ${kind}`}>
    <span aria-hidden="true">{SIGNS[kind]}</span>
    <span className="hidden">{words.fits.kinds[kind]}</span>
  </td>
);

const Problems = ({
  problems,
  telling: { words, language },
}: {
  problems: readonly ContractProblem[];
  telling: Telling;
}) => (
  <ul className="problems">
    {problems.map((problem) => {
      const { sentence, cure } = sayProblem(problem, language);
      return (
        <li key={JSON.stringify(problem)} className={problem.breaks ? 'breaks' : 'note'}>
          {problem.breaks && <strong className="kind">{words.fits.breaks}</strong>}
          <span>
            <SaidWords said={sentence} />
          </span>
          <span className="cure">
            <span>{words.fits.moves}</span>{' '}
            <span>
              <SaidWords said={cure} />
            </span>
          </span>
        </li>
      );
    })}
  </ul>
);

/** Who fits whose contract; below it, sentence by sentence, what does not, and who has to move. */
export function FitsTable({ view, telling }: { view: ReleasesView; telling: Telling }) {
  const { words } = telling;
  const { fits, problems } = view;
  const remotes = view.remotes
    .map(({ name }) => name)
    .filter((name) => fits.some(({ remote }) => remote === name));
  const breaking = problems.filter(({ breaks }) => breaks);
  const notes = problems.filter(({ breaks }) => !breaks);
  return (
    <section className="card fits" aria-labelledby="fits">
      <h2 id="fits">{words.fits.title}</h2>
      <p className="soft">{words.fits.lead}</p>
      <Scrolls label={words.fits.lead}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.fits.release}</th>
              <th scope="col">{words.fits.shell}</th>
              {remotes.map((name) => (
                <th key={name} scope="col">
                  <Code>{name}</Code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fits.map(({ remote, release, shell, others }) => (
              <tr key={`${remote} ${release.id} ${release.role}`}>
                <th scope="row">
                  <span className="who">
                    <Code>{remote}</Code> <Role role={release.role} telling={telling} />
                  </span>
                  <Code>{release.id}</Code>
                </th>
                <Cell kind={shell.kind} telling={telling} />
                {remotes.map((name: string) => (
                  <Cell
                    key={name}
                    kind={name === remote ? 'itself' : (others[name]?.kind ?? 'apart')}
                    telling={telling}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolls>
      <p className="legend">
        {(['fits', 'breaks', 'note', 'apart'] as const).map((kind) => (
          <span key={kind}>
            <span className={`fit ${kind}`} aria-hidden="true">
              {SIGNS[kind]}
            </span>{' '}
            {words.fits.kinds[kind]}
          </span>
        ))}
      </p>
      {breaking.length > 0 ? (
        <Problems problems={breaking} telling={telling} />
      ) : (
        <p className="all-fit">{words.fits.allFit}</p>
      )}
      {notes.length > 0 && (
        <details>
          <summary>
            {words.fits.notes} ({telling.number(notes.length)})
          </summary>
          <Problems problems={notes} telling={telling} />
        </details>
      )}
    </section>
  );
}
