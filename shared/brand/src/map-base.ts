import type { ByLanguage } from './language.ts';

export interface MapBase {
  /**
   * Address of a MapLibre style, as `https://tiles.example.com/styles/light.json`. Default: none, the map of results stands on a base
   * that the site draws itself, and no other site is asked for anything.
   */
  style?: string;
  /**
   * Origins that the style, its tiles, glyphs and sprites come from, as `https://tiles.example.com`: what documents let a page connect
   * to beside the site itself. Default: none.
   */
  origins: readonly string[];
  /** Whom the style and its data are owed to, said on the map. Default: what the drawn base is after. */
  attribution?: ByLanguage;
}

/** What the map of results stands on. */
export const mapBase: MapBase = { origins: [] };
