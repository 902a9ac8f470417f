import { readFileSync } from 'node:fs';

/** What draw-map.ts relies on without a promise of MapLibre: after an upgrade, the sentence says what to do. */
it('after an upgrade of MapLibre, the sky is still drawn by a function of the painter that a map can leave out', () => {
  const source = readFileSync(require.resolve('maplibre-gl/dist/maplibre-gl.mjs'), 'utf8');
  if (source.split('.drawFunctions.sky(').length !== 2)
    throw new Error(
      'MapLibre no longer draws the sky by painter.drawFunctions.sky: draw-map.ts leaves nothing out. ' +
        'Find what draws it now where no sky is in sight, or delete the line and measure frames without a graphics card.',
    );
});
