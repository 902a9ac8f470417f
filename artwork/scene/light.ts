import type { Rgb } from '../drawing/colour.ts';
import { blend, under } from '../drawing/colour.ts';

export const LIGHTS = ['day', 'golden', 'dusk'] as const;
export type Light = (typeof LIGHTS)[number];

/** The light of a time of day, as it falls on every material of a scene. */
export interface Atmosphere {
  name: Light;
  /** Sky from the zenith down to the horizon: offset 0 to 1, colour. */
  sky: readonly (readonly [number, string])[];
  /** What a material's colour is multiplied by in full light and in shade. */
  lit: Rgb;
  shaded: Rgb;
  haze: string;
  cloud: { colour: string; opacity: number };
  sun: { x: number; y: number; radius: number; core: string; glow: string; strength: number };
  /** How strongly windows and lamps glow, 0 to 1. */
  lamps: number;
  shadow: { colour: string; opacity: number; /** Metres of shadow for a metre of height. */ length: number };
  grade: string;
}

export const ATMOSPHERES: Readonly<Record<Light, Atmosphere>> = {
  day: {
    name: 'day',
    sky: [
      [0, '#4f8fb8'],
      [0.35, '#82b5cf'],
      [0.7, '#bcdadd'],
      [1, '#f1ece0'],
    ],
    lit: [1, 0.985, 0.95],
    shaded: [0.58, 0.645, 0.73],
    haze: '#e9ece6',
    cloud: { colour: '#ffffff', opacity: 0.85 },
    sun: { x: 0.82, y: 0.1, radius: 46, core: '#fffdf2', glow: '#fff6da', strength: 0.55 },
    lamps: 0.08,
    shadow: { colour: '#22384a', opacity: 0.34, length: 0.55 },
    grade: '#fff4dc',
  },
  golden: {
    name: 'golden',
    sky: [
      [0, '#41698f'],
      [0.32, '#83a0b3'],
      [0.6, '#d3c2ab'],
      [0.82, '#f4c796'],
      [1, '#ffd49b'],
    ],
    lit: [1.04, 0.91, 0.74],
    shaded: [0.46, 0.45, 0.55],
    haze: '#f3d2a6',
    cloud: { colour: '#ffe2bd', opacity: 0.8 },
    sun: { x: 0.86, y: 0.5, radius: 44, core: '#fffbe6', glow: '#ffd98c', strength: 0.9 },
    lamps: 0.4,
    shadow: { colour: '#3b2c38', opacity: 0.42, length: 1.5 },
    grade: '#ffb560',
  },
  dusk: {
    name: 'dusk',
    sky: [
      [0, '#10233c'],
      [0.3, '#223f60'],
      [0.58, '#4e6283'],
      [0.78, '#a3818b'],
      [0.92, '#e0a286'],
      [1, '#f6c795'],
    ],
    lit: [0.6, 0.575, 0.66],
    shaded: [0.25, 0.29, 0.41],
    haze: '#b98f8f',
    cloud: { colour: '#d79b94', opacity: 0.5 },
    sun: { x: 0.2, y: 0.14, radius: 15, core: '#fdf3dc', glow: '#cbd6e4', strength: 0.22 },
    lamps: 1,
    shadow: { colour: '#0b1526', opacity: 0.42, length: 0.35 },
    grade: '#2c4a78',
  },
};

/** A material's colour in this light; `exposure` 0 is deep shade, 1 full light. */
export const toned = (atmosphere: Atmosphere, material: string, exposure: number): string =>
  under(material, blend(atmosphere.shaded, atmosphere.lit, exposure));

/** Lamp light, the one warm colour of every picture after sunset. */
export const LAMP = '#ffd596';

export const MATERIALS = {
  plaster: '#faf5ec',
  sandstone: '#e3d0ae',
  travertine: '#d8c6a8',
  clay: '#cfa880',
  brass: '#b08d57',
  walnut: '#7d5637',
  concrete: '#c9c6bf',
  steel: '#a9b3b6',
  seaInk: '#1d3b4d',
  glass: '#5d7f8c',
  palm: '#55754f',
  leaf: '#6e8b57',
  trunk: '#9a7d5e',
  sand: '#e2cfa8',
  paving: '#d9cfbd',
  asphalt: '#75797c',
  water: '#4c97a3',
  linen: '#efe6d8',
} as const;
