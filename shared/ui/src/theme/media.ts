/** Media queries by width of the window: small-plus 640, medium 768, large 1024, extra large 1280 px. */
export const media = {
  sm: '@media (min-width: 40rem)',
  md: '@media (min-width: 48rem)',
  lg: '@media (min-width: 64rem)',
  xl: '@media (min-width: 80rem)',
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Paper is always light: what is dark stays on screens. */
  screen: '@media screen',
  print: '@media print',
} as const;

export type Breakpoint = 'sm' | 'md' | 'lg' | 'xl';
