import { tokens } from '@shared/ui';

const BLOCKS = [
  [20, 18, 96, 58],
  [140, 18, 70, 58],
  [430, 26, 110, 64],
  [570, 26, 60, 40],
  [20, 108, 60, 84],
  [104, 108, 106, 84],
  [450, 124, 66, 70],
  [548, 118, 84, 92],
  [30, 226, 120, 74],
  [176, 226, 60, 74],
  [420, 232, 96, 66],
  [546, 240, 80, 60],
] as const;

/** Streets, a shore and a park of nowhere in particular, in the place of a map that was not asked for yet. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="640" height="320" fill={tokens.color.nacreFrom} />
      <path
        d="M252-10c26 70-14 130 16 190s-8 100 10 150h84c-22-60 16-100-6-160s24-110 2-180Z"
        fill={tokens.color.infoWash}
      />
      <g fill={tokens.color.surface} stroke={tokens.color.hairline}>
        {BLOCKS.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="5" />
        ))}
      </g>
      <rect x="104" y="108" width="106" height="84" rx="5" fill={tokens.color.palmWash} />
      <path
        d="M-10 92h272M362 92h290M-10 208h286M366 214h290M90-10v340M402-10v340M530-10v340"
        fill="none"
        stroke={tokens.color.hairline}
        strokeWidth="9"
      />
      <path
        d="M-10 150c120-20 220 26 330 4s220-34 340-8"
        fill="none"
        stroke={tokens.color.accentWash}
        strokeWidth="13"
      />
    </svg>
  );
}
