import { tokens } from '../theme/tokens.ts';

const frame = { width: 132, height: 96, viewBox: '0 0 132 96', fill: 'none', 'aria-hidden': true } as const;
const line = {
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Dune = () => (
  <>
    <path
      d="M2 84c20-9 36-9 56-3s46 5 72-6v13c0 3-2 6-6 6H10c-5 0-8-3-8-6v-4Z"
      fill={tokens.color.nacreFrom}
    />
    <path d="M2 84c20-9 36-9 56-3s46 5 72-6" stroke={tokens.color.hairline} strokeWidth={1.6} />
  </>
);

/** An open doorway on a dune, under a low sun. */
export function EmptyDrawing() {
  return (
    <svg {...frame}>
      <circle
        cx="98"
        cy="30"
        r="13"
        fill={tokens.color.accentWash}
        stroke={tokens.color.accent}
        strokeWidth={1.6}
      />
      <Dune />
      <path d="M38 81V47c0-12 8-22 18-22s18 10 18 22v34M30 81.5h52" fill={tokens.color.surface} {...line} />
      <path d="M45 81V49c0-9 5-16 11-16s11 7 11 16v31" {...line} opacity={0.45} />
    </svg>
  );
}

/** A cable that has come apart in front of the same horizon. */
export function FailedDrawing() {
  return (
    <svg {...frame}>
      <Dune />
      <path d="M6 52h30M96 52h30M48 47.5h8m-8 9h8" {...line} />
      <path d="M36 42h12v20H36a10 10 0 0 1 0-20Z" fill={tokens.color.surface} {...line} />
      <path d="M96 42H84v20h12a10 10 0 0 0 0-20Z" fill={tokens.color.surface} {...line} />
      <path
        d="m62 30 4 9m10-9-4 9m-6 26-4 9m10-9 4 9"
        stroke={tokens.color.danger}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </svg>
  );
}
