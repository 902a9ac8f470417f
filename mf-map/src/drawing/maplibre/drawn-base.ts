import type { Feature } from 'geojson';
import type { Translate } from '@shared/i18n';
import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { borders, graticule, land, NAMED_PLACES, type GroundKind, type PlaceKind } from '../../base/atlas.ts';
import { mixed, type MapColours } from './colours.ts';
import { imageName } from './images.ts';

/** From which closeness on names of a kind stand, and up to which. */
const NAMES_AT: Readonly<Record<PlaceKind, readonly [from: number, to: number]>> = {
  sea: [3, 9],
  country: [3, 7.5],
  city: [3, 11.5],
  town: [4.7, 11.5],
};

/**
 * Shallow water, as a chart is washed: how wide, and how much of the blue. Wide lines are most of what there is to draw: their
 * corners are fewer than the coast's, and closer by they grow no wider than a thumb.
 */
const WASHES = [
  [24, 0.05],
  [14, 0.09],
  [6, 0.14],
] as const;

/** One source for all that is cut at the edges of tiles: each further one is another pass over every pixel. */
const of = (kind: GroundKind) => ({
  source: 'ground',
  filter: ['==', ['get', 'kind'], kind] satisfies FilterSpecification,
});

/**
 * The style of the base that is drawn by the site itself: land, borders and names in its own colours. Nothing of it is fetched
 * from anywhere. The sea is the ground of the map's canvas, set by whoever draws it: no layer, it costs nothing to draw.
 * @param t words of the map, of the language that names are written in
 */
export function drawnBase(colours: MapColours, t: Translate): StyleSpecification {
  const names = NAMED_PLACES.map(({ id, kind, lng, lat }, rank) => ({
    type: 'Feature' as const,
    properties: { kind, rank, icon: imageName('name', kind, t(`places.${id}`)) },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  }));
  const collection = (features: Feature[]) => ({
    type: 'geojson' as const,
    data: { type: 'FeatureCollection' as const, features },
  });
  const wash = ([width, share]: (typeof WASHES)[number]): LayerSpecification => ({
    id: `wash-${width}`,
    type: 'line',
    ...of('land'),
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      // Mixed, not seen through: where a coast turns back on itself nothing darkens.
      'line-color': mixed(colours.infoWash, colours.info, share),
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 3, width * 0.4, 12, width * 3],
    },
  });
  const namesOf = (kind: PlaceKind): LayerSpecification => ({
    id: `names-${kind}`,
    type: 'symbol',
    source: 'names',
    minzoom: NAMES_AT[kind][0],
    maxzoom: NAMES_AT[kind][1],
    filter: ['==', ['get', 'kind'], kind],
    layout: {
      'icon-image': ['get', 'icon'],
      'icon-padding': 4,
      'symbol-sort-key': ['get', 'rank'],
      ...((kind === 'city' || kind === 'town') && { 'icon-anchor': 'bottom', 'icon-offset': [0, -2] }),
    },
  });
  return {
    version: 8,
    sources: {
      ground: collection([land(), borders(), graticule()]),
      names: collection(names),
    },
    layers: [
      ...WASHES.map(wash),
      {
        id: 'graticule',
        type: 'line',
        ...of('graticule'),
        paint: { 'line-color': colours.info, 'line-opacity': 0.14, 'line-width': 0.7 },
      },
      { id: 'land', type: 'fill', ...of('land'), paint: { 'fill-color': colours.ground } },
      {
        id: 'coast',
        type: 'line',
        ...of('land'),
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': colours.outline,
          'line-opacity': 0.75,
          'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 12, 1.4],
        },
      },
      {
        id: 'borders',
        type: 'line',
        ...of('borders'),
        paint: {
          'line-color': colours.outline,
          'line-opacity': 0.6,
          'line-width': 0.9,
          'line-dasharray': [4, 2, 1, 2],
        },
      },
      {
        id: 'towns',
        type: 'circle',
        source: 'names',
        maxzoom: 11.5,
        minzoom: 4,
        filter: ['==', ['get', 'kind'], 'city'],
        paint: {
          'circle-radius': 2.6,
          'circle-color': colours.ground,
          'circle-stroke-color': colours.inkSoft,
          'circle-stroke-width': 1.2,
        },
      },
      ...(['sea', 'country', 'town', 'city'] as const).map(namesOf),
    ],
  };
}
