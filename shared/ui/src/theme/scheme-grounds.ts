import { darkPalette, lightPalette } from './palette.ts';

/** The page's ground in each scheme, as plain colours: for the browser's own bars and for the web manifest. */
export const schemeGrounds = { light: lightPalette.ground, dark: darkPalette.ground } as const;
