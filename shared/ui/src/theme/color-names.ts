/** Names of the site's colours; each has a value in every scheme (`palette.ts`). */
export const COLOR_NAMES = [
  /** The page: mother-of-pearl. */
  'ground',
  /** Bands and wells, a step below the page. */
  'sunken',
  /** Cards and fields, a step above the page. */
  'surface',
  /** Pearl's own sheen, for placeholders and quiet backgrounds. */
  'nacreFrom',
  'nacreTo',
  'ink',
  'inkSoft',
  'inkMuted',
  /** Separates; carries no meaning. */
  'hairline',
  /** Bounds a control: 3 to 1 against its surroundings. */
  'outline',
  /** Aged brass as text: prices, links, icons. */
  'accent',
  'accentFill',
  'accentFillHover',
  'onAccentFill',
  'accentWash',
  /** Palm green: availability and success. */
  'palm',
  'palmWash',
  'sold',
  'onSold',
  'exclusive',
  'onExclusive',
  'premium',
  'onPremium',
  'danger',
  'dangerFill',
  'dangerFillHover',
  'onDangerFill',
  'dangerWash',
  'info',
  'infoWash',
  'warning',
  'warningWash',
  'focus',
  /** Over pictures, under white text. */
  'scrim',
  /** Colour of shadows, as an RGB triple. */
  'shadow',
] as const;

export type ColorName = (typeof COLOR_NAMES)[number];
