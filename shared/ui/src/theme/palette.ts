/** The colours of one scheme. Texts on grounds meet WCAG AA; `palette.test.ts` computes it for every pair in use. */
export interface Palette {
  /** The page: mother-of-pearl. */
  ground: string;
  /** Bands and wells, a step below the page. */
  sunken: string;
  /** Cards and fields, a step above the page. */
  surface: string;
  /** Pearl's own sheen, for placeholders and quiet backgrounds. */
  nacreFrom: string;
  nacreTo: string;
  ink: string;
  inkSoft: string;
  inkMuted: string;
  /** Separates; carries no meaning. */
  hairline: string;
  /** Bounds a control: 3 to 1 against its surroundings. */
  outline: string;
  /** Aged brass as text: prices, links, icons. */
  accent: string;
  accentFill: string;
  accentFillHover: string;
  onAccentFill: string;
  accentWash: string;
  /** Palm green: availability and success. */
  palm: string;
  palmWash: string;
  sold: string;
  onSold: string;
  exclusive: string;
  onExclusive: string;
  premium: string;
  onPremium: string;
  danger: string;
  dangerFill: string;
  dangerFillHover: string;
  onDangerFill: string;
  dangerWash: string;
  info: string;
  infoWash: string;
  warning: string;
  warningWash: string;
  focus: string;
  /** Over pictures, under white text. */
  scrim: string;
  /** Colour of shadows, as an RGB triple. */
  shadow: string;
}

export const lightPalette: Palette = {
  ground: '#faf7f2',
  sunken: '#f2ede4',
  surface: '#fffefc',
  nacreFrom: '#f3ece1',
  nacreTo: '#e8eceb',
  ink: '#10293a',
  inkSoft: '#3d5362',
  inkMuted: '#586b78',
  hairline: '#e4dccf',
  outline: '#8c8777',
  accent: '#7d581a',
  accentFill: '#8f6614',
  accentFillHover: '#76530e',
  onAccentFill: '#fffdf8',
  accentWash: '#f5ead6',
  palm: '#23644a',
  palmWash: '#e2efe7',
  sold: '#4b5a64',
  onSold: '#ffffff',
  exclusive: '#123f52',
  onExclusive: '#f4ead6',
  premium: '#f3dfb4',
  onPremium: '#4e370b',
  danger: '#a12b25',
  dangerFill: '#a8302a',
  dangerFillHover: '#8a2420',
  onDangerFill: '#fffafa',
  dangerWash: '#fbe9e6',
  info: '#1c5570',
  infoWash: '#e3eef3',
  warning: '#78500a',
  warningWash: '#fbefd5',
  focus: '#1f6f92',
  scrim: 'rgb(10 26 36 / 0.62)',
  shadow: '38 32 18',
};

export const darkPalette: Palette = {
  ground: '#0d1e27',
  sunken: '#0a171f',
  surface: '#142a34',
  nacreFrom: '#1c3843',
  nacreTo: '#22383f',
  ink: '#f1ece1',
  inkSoft: '#c5cdce',
  inkMuted: '#98a7ad',
  hairline: '#243d47',
  outline: '#6d828a',
  accent: '#dcb771',
  accentFill: '#d4ac62',
  accentFillHover: '#e3c387',
  onAccentFill: '#1d1504',
  accentWash: '#2c2a1d',
  palm: '#85cfa8',
  palmWash: '#143128',
  sold: '#8b9aa3',
  onSold: '#0a1820',
  exclusive: '#cfe3e9',
  onExclusive: '#0c3240',
  premium: '#e6c684',
  onPremium: '#2d1f04',
  danger: '#f2a099',
  dangerFill: '#c2443c',
  dangerFillHover: '#ad3a33',
  onDangerFill: '#ffffff',
  dangerWash: '#381d1c',
  info: '#9dcbe0',
  infoWash: '#12313f',
  warning: '#e9c271',
  warningWash: '#33290f',
  focus: '#8fd0ee',
  scrim: 'rgb(4 12 17 / 0.66)',
  shadow: '0 0 0',
};

/** Night colours on a sea-ink band: for the sections that stand against the page in both schemes. */
export const inkPalette: Palette = {
  ...darkPalette,
  ground: '#0f2a38',
  sunken: '#0b212d',
  surface: '#163645',
  nacreFrom: '#1a3d4c',
  nacreTo: '#213a45',
  hairline: '#29495a',
  outline: '#7b929b',
  inkMuted: '#a3b2b9',
};
