import { readFileSync } from 'node:fs';
const noPlace = require('./no-place-loader.cjs') as (source: string) => string;

/** The loader changes a file of somebody else's, so each upgrade has to pass this. */
it('leaves the map’s library no place of its own, and nothing else changed', () => {
  const source = readFileSync(require.resolve('maplibre-gl/dist/maplibre-gl.mjs'), 'utf8');
  const built = noPlace(source);
  expect(source.split('import.meta').length).toBe(source.split('import.meta.url').length);
  expect(source.split('import.meta.url').length).toBeGreaterThan(1);
  expect(built).not.toContain('import.meta');
  expect(built.replaceAll('document.baseURI', '')).toHaveLength(
    source.replaceAll('import.meta.url', '').replaceAll('document.baseURI', '').length,
  );
});
