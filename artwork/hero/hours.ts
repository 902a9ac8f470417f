import type { Rgb } from '../drawing/colour.ts';
import type { Stops } from '../drawing/drawing.ts';

export const HOURS = ['day', 'night'] as const;
export type HourName = (typeof HOURS)[number];

/** The light of an hour, as it falls on everything in the scene. */
export interface Hour {
  name: HourName;
  /** Zenith to horizon. */
  sky: Stops;
  /** Laid over the city's side of the sky, so that its lit walls stand out. */
  skyBehindCity: string;
  /** What a material's colour is multiplied by, facing the sun and away from it. */
  lit: Rgb;
  shaded: Rgb;
  /** The air between the eye and what is far away: beside the sun, and away from it. */
  hazeBySun: string;
  hazeAway: string;
  sunGlow: string;
  /** Pearl colours of the high cloud. */
  cirrus: readonly [string, string];
  cloud: { lit: string; shade: string; opacity: number };
  /** Laid over the sky where text stands. */
  veil: { colour: string; strength: number };
  /** Share of windows with a lamp behind them. */
  occupied: number;
  /** Strength of a lamp against the light outside. */
  lamps: number;
  /** What unlit glass mirrors: upper and lower sky. */
  glass: readonly [string, string];
  /** Horizon to the bottom of the picture. */
  water: Stops;
  ripple: { light: string; dark: string };
}

const day: Hour = {
  name: 'day',
  sky: [
    [0, '#bed1d5'],
    [0.28, '#dde3de'],
    [0.52, '#efe7da'],
    [0.76, '#f7e0c4'],
    [0.92, '#f9d2a2'],
    [1, '#f8c88e'],
  ],
  skyBehindCity: '#86aab9',
  lit: [1.05, 0.92, 0.75],
  shaded: [0.5, 0.53, 0.62],
  hazeBySun: '#f9dcb2',
  hazeAway: '#d3cfca',
  sunGlow: '#fff0cb',
  cirrus: ['#fff8ee', '#f6d5c6'],
  cloud: { lit: '#fff3df', shade: '#d8b9ab', opacity: 0.75 },
  veil: { colour: '#fdf4e6', strength: 0.36 },
  occupied: 0.42,
  lamps: 0.72,
  glass: ['#6f8d9c', '#d9c3ab'],
  water: [
    [0, '#f8d9ae'],
    [0.07, '#eed8bd'],
    [0.2, '#cfd2cb'],
    [0.42, '#8eabb1'],
    [0.7, '#406a7b'],
    [1, '#173f52'],
  ],
  ripple: { light: '#fdf1dc', dark: '#2a5163' },
};

const night: Hour = {
  name: 'night',
  sky: [
    [0, '#06141d'],
    [0.35, '#0b2230'],
    [0.68, '#143443'],
    [0.88, '#294c59'],
    [1, '#4d6461'],
  ],
  skyBehindCity: '#04121b',
  lit: [0.36, 0.42, 0.5],
  shaded: [0.17, 0.225, 0.3],
  hazeBySun: '#4b625f',
  hazeAway: '#1d3a48',
  sunGlow: '#e2a468',
  cirrus: ['#35525e', '#2b4452'],
  cloud: { lit: '#7c7468', shade: '#1b3340', opacity: 0.5 },
  veil: { colour: '#0a202c', strength: 0.3 },
  occupied: 0.5,
  lamps: 1,
  glass: ['#16303d', '#39505a'],
  water: [
    [0, '#44605f'],
    [0.08, '#2c4c58'],
    [0.3, '#16394a'],
    [0.65, '#0c2735'],
    [1, '#071922'],
  ],
  ripple: { light: '#6d8f9b', dark: '#04121b' },
};

export const hours: Readonly<Record<HourName, Hour>> = { day, night };

export const LAMP = { core: '#fff0c4', warm: '#ffd38a', deep: '#e29a4b' } as const;

export const materials = {
  plaster: '#faf4ea',
  limestone: '#e6d6ba',
  sandstone: '#d9bf97',
  clay: '#c89d78',
  travertine: '#d8c7aa',
  concrete: '#cfcbc4',
  steel: '#b4c0c4',
  seaInk: '#274a5d',
  blueGlass: '#7d9eac',
  bronzeGlass: '#a88a6c',
  walnut: '#7b5436',
  brass: '#b88f52',
  palm: '#4d7354',
  leaf: '#5f8159',
  bloom: '#c2597c',
  trunk: '#8f7154',
} as const;
export type Material = (typeof materials)[keyof typeof materials];
