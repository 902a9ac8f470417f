import type { SVGProps } from 'react';

const ink = 'currentColor';
const brass = 'var(--color-accent, #86601f)';

const HINGE = { x: 16, y: 26 };
/** Degrees from upright, and length against the middle rib. */
const ribs = [
  { angle: -60, length: 0.78 },
  { angle: -30, length: 0.93 },
  { angle: 0, length: 1 },
  { angle: 30, length: 0.93 },
  { angle: 60, length: 0.78 },
];

/** The shell without its frame, on a 32-unit square; the logo sets it beside the name. */
export function ShellDrawing() {
  const { x, y } = HINGE;
  return (
    <>
      {ribs.map(({ angle, length }) => (
        <path
          key={angle}
          fill={ink}
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${length})`}
          d="M-1.55-6.6-3.98-16.97a4.09 4.09 0 1 1 7.96 0L1.55-6.6a6.7 6.7 0 0 0-3.1 0Z"
        />
      ))}
      <circle cx={x} cy={y} r="3.5" fill={brass} />
    </>
  );
}

/**
 * The company's mark: a shell of five ribs that opens over its pearl. Decoration; the name stands beside it or on its link.
 * `size` in pixels; default: 32.
 */
export function BrandMark({ size = 32, ...rest }: { size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" {...rest}>
      <ShellDrawing />
    </svg>
  );
}
