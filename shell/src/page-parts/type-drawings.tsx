import type { ReactNode, SVGProps } from 'react';

export type TypeDrawingName = 'apartment' | 'villa' | 'office' | 'shop' | 'warehouse' | 'management';

export interface TypeDrawingProps extends SVGProps<SVGSVGElement> {
  name: TypeDrawingName;
  /** In pixels. */
  size?: number;
}

const wash = 'var(--color-accent-wash, #f5ead6)';
const brass = 'var(--color-accent, #7d581a)';
const paper = 'var(--color-surface, #fffefc)';
const leaf = 'var(--color-palm, #23644a)';

/** A small palm; `x`, `y` is its foot. */
const Palm = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke={leaf} fill="none">
    <path d="M0 0C.2-4-.1-8 .8-12" />
    <path d="M.8-12c-1.6-1.9-4-2-5.7.1M.8-12c1.6-1.9 4-2 5.7.1M.8-12c-1.9-.2-3.7 1.2-3.9 3.6M.8-12c1.9-.2 3.7 1.2 3.9 3.6M.8-12c-.8-1.3-.6-2.6.4-3.6" />
  </g>
);

const drawings: Readonly<Record<TypeDrawingName, ReactNode>> = {
  apartment: (
    <>
      <path fill={wash} d="M38 26h13a2 2 0 0 1 2 2v27H38Z" />
      <path fill={paper} d="M15 55V12a2 2 0 0 1 2-2h19a2 2 0 0 1 2 2v43Z" />
      <path d="M20 10V6.5h13V10" />
      <path
        fill={brass}
        stroke="none"
        d="M20 16h5v5h-5zM28 24h5v5h-5zM20 32h5v5h-5zM43 32h5v4h-5zM43 40h5v4h-5z"
      />
      <path d="M28 16h5v5h-5zM20 24h5v5h-5zM28 32h5v5h-5zM43 48h5v7M43 55v-7" />
      <path d="M18 41.5h17M23 55v-8h7v8" />
      <Palm x={8} y={55} />
    </>
  ),
  villa: (
    <>
      <path fill={wash} d="M10 34h18v21H10Z" />
      <path fill={paper} d="M24 20h24v15H24ZM28 35h20v20H28Z" />
      <path strokeWidth="2.6" d="M21 20h30M7 34.5h45" />
      <path fill={brass} stroke="none" d="M27.5 24.5h8.5v6.5h-8.5zM32.5 40h11v15h-11z" />
      <path d="M39.5 24.5h5V31h-5z" />
      <path stroke={paper} d="M38 41v13" strokeWidth="1.4" />
      <path d="M15 55V43.5a4 4 0 0 1 8 0V55" />
      <Palm x={56.5} y={55} />
    </>
  ),
  office: (
    <>
      <path fill={wash} d="M34 25.5 52 31v24H34Z" />
      <path fill={paper} d="M13 55V16.5L34 8v47Z" />
      <path d="M13 24.5 34 18M13 32.5 34 28M13 40.5 34 38M20 14v33M27 11v36" strokeWidth="1.4" />
      <path
        fill={brass}
        stroke="none"
        d="M14 25.4 19.3 23.8v6.3L14 31.2zM20.7 31.9l5.6-1.2v7.2l-5.6.7zM27.7 21l5.6-1.7v7.6l-5.6 1.2z"
      />
      <path d="M39 35h8M39 40.5h8M39 46h8" stroke={brass} />
      <path d="M19 55v-8h9v8" />
    </>
  ),
  shop: (
    <>
      <path fill={paper} d="M12 28h40v27H12Z" />
      <path fill={wash} d="M17 34.5h18V48H17Z" />
      <path fill={wash} d="m13 12-5 12.5h48L51 12Z" />
      <path
        fill={brass}
        stroke="none"
        d="M15.6 12h6.7l-2.2 12.5v.8a4 4 0 0 1-5.9 3.4 4 4 0 0 1-2.4-3.4v-.8ZM28.7 12h6.6l.7 12.5v.8a4 4 0 0 1-8 0v-.8ZM41.8 12h6.6l3.8 12.5v.8a4 4 0 0 1-8.2 0v-.8Z"
      />
      <path d="m13 12-5 12.5a4 4 0 0 0 8 .5 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8-.5L51 12Z" />
      <path d="M40 55V34.5h8V55M45 44.5v2" />
      <path stroke={leaf} d="M21 48c0-4 2-6 2-6s2 2 2 6M28.5 48c0-3 1.5-4.5 1.5-4.500s1.5 1.5 1.5 4.5" />
    </>
  ),
  warehouse: (
    <>
      <path fill={wash} d="M7 55V27L32 14l25 13v28Z" />
      <path strokeWidth="2.6" d="M5 28 32 14l27 14" />
      <path fill={paper} d="M15 55V34h22v21Z" />
      <path d="M15 39h22M15 44h22" strokeWidth="1.4" />
      <path fill={brass} d="M19 47.500h7V55h-7z" stroke="none" />
      <path fill={brass} stroke="none" d="M28 50h5.500v5H28zM29 23.500h6v4h-6z" />
      <path d="M43 55V38h8v17M48.5 46.500v1.5" />
    </>
  ),
  management: (
    <>
      <path fill={wash} d="M10 31 27 16.5 44 31v24H10Z" />
      <path strokeWidth="2.6" d="M6.5 33.5 27 16l20.5 17.5" />
      <path fill={paper} d="M22 55V43a5 5 0 0 1 10 0v12Z" />
      <path fill={brass} stroke="none" d="M23.5 28.5h7v6h-7z" />
      <g transform="rotate(45 47 22)">
        <circle cx="47" cy="17" r="7.5" fill={paper} />
        <circle cx="47" cy="15.5" r="2" stroke={brass} />
        <path d="M47 24.500v21.500h5M47 40.500h4" fill="none" />
      </g>
    </>
  ),
};

/**
 * A property type, or the company's care for one, drawn in the colour of the text with fills from the theme. Decoration:
 * the type's name stands beside it.
 */
export function TypeDrawing({ name, size = 64, ...rest }: TypeDrawingProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      {drawings[name]}
      <path d="M4 55.500h56" />
    </svg>
  );
}
