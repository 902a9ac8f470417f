import {
  GRAPH_STEPS,
  SHOWN_VITALS,
  VITAL_MARKS,
  type ShownVital,
  type VitalsOfRelease,
  type VitalSummary,
} from '../recent-vitals.ts';
import { Code } from './code.tsx';
import { ratingOf, type Telling } from './telling.ts';

interface GraphProps {
  name: ShownVital;
  steps: VitalSummary['steps'];
  /** What stands at the upper edge, the same for all that are compared. */
  top: number;
  telling: Telling;
}

const COLUMN = 6;
const GAP = 2;
const HEIGHT = 36;
const WIDTH = GRAPH_STEPS * (COLUMN + GAP) - GAP;

/** The 75th percentile over the hour, a column for three minutes; time runs as the language reads. The lines are the marks. */
function Graph({ name, steps, top, telling }: GraphProps) {
  const { words, vital, language } = telling;
  const [good, poor] = VITAL_MARKS[name];
  const values = steps.filter((step) => step !== null);
  const y = (value: number) => HEIGHT - (value / top) * HEIGHT;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const label = `${words.vitals.names[name]}, ${words.vitals.p75}: ${vital(name, least)} – ${vital(name, most)}, ${words.vitals.now} ${vital(name, values.at(-1) ?? 0)}`;
  return (
    <svg
      className="graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <g {...(language === 'ar' && { transform: `translate(${WIDTH} 0) scale(-1 1)` })}>
        {[good, poor]
          .filter((mark) => mark < top)
          .map((mark) => (
            <line key={mark} className="mark" x1="0" x2={WIDTH} y1={y(mark)} y2={y(mark)} />
          ))}
        {steps.map(
          (step, index) =>
            step !== null && (
              <rect
                // Steps have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={ratingOf(name, step)}
                x={index * (COLUMN + GAP)}
                width={COLUMN}
                y={Math.min(y(step), HEIGHT - 2)}
                height={Math.max(HEIGHT - y(step), 2)}
              />
            ),
        )}
      </g>
    </svg>
  );
}

const RATINGS = ['good', 'fair', 'poor'] as const;

const startOf = (rating: (typeof RATINGS)[number], { good, fair }: VitalSummary['shares']) =>
  ({ good: 0, fair: good, poor: good + fair })[rating];

/** How many visits were good, fair and poor, as parts of a line. */
function Shares({
  shares,
  telling: { words, percent, language },
}: {
  shares: VitalSummary['shares'];
  telling: Telling;
}) {
  const label = RATINGS.map((rating) => `${words.vitals.ratings[rating]} ${percent(shares[rating])}`).join(
    language === 'ar' ? '، ' : ', ',
  );
  return (
    <svg
      className="shares"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <g {...(language === 'ar' && { transform: 'translate(100 0) scale(-1 1)' })}>
        {RATINGS.map((rating) => (
          <rect
            key={rating}
            className={rating}
            x={100 * startOf(rating, shares)}
            y="0"
            width={100 * shares[rating]}
            height="4"
          />
        ))}
      </g>
    </svg>
  );
}

interface CellProps {
  name: ShownVital;
  summary: VitalSummary | null;
  top: number;
  telling: Telling;
}

function Cell({ name, summary, top, telling }: CellProps) {
  const { words, vital, number } = telling;
  if (!summary) return <td className="none">{words.vitals.none}</td>;
  const rating = ratingOf(name, summary.p75);
  return (
    <td>
      <span className="figure">
        <strong>
          <bdi>{vital(name, summary.p75)}</bdi>
        </strong>{' '}
        <span className={`rating ${rating}`}>{words.vitals.ratings[rating]}</span>
      </span>
      <Graph name={name} steps={summary.steps} top={top} telling={telling} />
      <span className="axis" aria-hidden="true">
        <span>{words.vitals.hourAgo}</span>
        <span>{words.vitals.now}</span>
      </span>
      <Shares shares={summary.shares} telling={telling} />
      <span className="visits">
        {words.vitals.visits}: {number(summary.count)}
      </span>
    </td>
  );
}

export interface VitalsColumn {
  /** `Live`, `Canary`. */
  label: string;
  /** `0.2.0-1a2b3c4d`. */
  id: string;
  vitals: VitalsOfRelease;
}

/** The highest step of all, and always above what is good. */
const topOf = (name: ShownVital, columns: readonly VitalsColumn[]) =>
  Math.max(
    VITAL_MARKS[name][0] * 1.25,
    ...columns.flatMap(({ vitals }) => vitals[name]?.steps ?? []).filter((step) => step !== null),
  );

/** Whether anybody has told of one. */
export const hasVisits = (vitals: VitalsOfRelease): boolean =>
  SHOWN_VITALS.some((name) => vitals[name] !== null);

/** The vitals of what visitors get, side by side. */
export function VitalsTable({
  of,
  columns,
  telling,
}: {
  of: string;
  columns: readonly VitalsColumn[];
  telling: Telling;
}) {
  const { words } = telling;
  return (
    <table className="vitals">
      <caption className="hidden">
        {words.vitals.title}: {of}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.vitals.measure}</th>
          {columns.map(({ label, id }) => (
            <th key={label} scope="col">
              {label} <Code>{id}</Code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SHOWN_VITALS.map((name) => (
          <tr key={name}>
            <th scope="row">
              <abbr title={words.vitals.names[name]}>{name}</abbr>
              <span className="means">{words.vitals.names[name]}</span>
            </th>
            {columns.map(({ label, vitals }) => (
              <Cell
                key={label}
                name={name}
                summary={vitals[name]}
                top={topOf(name, columns)}
                telling={telling}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
