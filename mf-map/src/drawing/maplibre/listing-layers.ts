import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { boundsOf, type Area } from '../../area/area.ts';
import type { MapContent, Pin } from '../shown-map.ts';
import type { MapColours } from './colours.ts';
import { imageName } from './images.ts';

/** Names of sources whose data changes while the map stands. */
export const SOURCES = {
  listings: 'listings',
  districts: 'districts',
  area: 'area',
  marked: 'marked',
} as const;

export const COUNTS = 'listing-counts';
export const PINS = 'listing-pins';

/** From there on each listing stands by itself. */
export const LAST_CLUSTERS = 13;

/** Pixels within which listings are taken together. */
const TOGETHER = 54;

const features = (list: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: list,
});

const point = ({ lng, lat }: Pin, properties: Readonly<Record<string, string>>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

const priceOf = ({ price }: Pin) => price ?? '•';
const dealOf = ({ isRent }: Pin) => (isRent ? 'rent' : 'sell');

export const listingData = (pins: readonly Pin[]) =>
  features(pins.map((pin) => point(pin, { id: pin.id, icon: imageName('pin', dealOf(pin), priceOf(pin)) })));

export const markedData = (pin: Pin | undefined) =>
  features(pin ? [point(pin, { icon: imageName('marked', dealOf(pin), priceOf(pin)) })] : []);

/** Districts that listings say they are in, each in the middle of its own. */
export function districtData(pins: readonly Pin[]) {
  const byName = new Map<string, Pin[]>();
  for (const pin of pins) {
    if (pin.district === undefined) continue;
    // Two cities may have districts of one name.
    const key = `${Math.round(pin.lat)} ${Math.round(pin.lng)} ${pin.district}`;
    const before = byName.get(key);
    if (before) before.push(pin);
    else byName.set(key, [pin]);
  }
  return features(
    [...byName.values()].flatMap((members) => {
      const bounds = boundsOf(members);
      const [first] = members;
      if (!bounds || first?.district === undefined) return [];
      const middle = {
        ...first,
        lat: (bounds.south + bounds.north) / 2,
        lng: (bounds.west + bounds.east) / 2,
      };
      return point(middle, { icon: imageName('name', 'district', first.district) });
    }),
  );
}

const WORLD: Position[] = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

/** What lies outside of an area, to be dimmed, and its border. */
export function areaData(area: Area | undefined) {
  const [first] = area ?? [];
  if (!area || !first) return features([]);
  const ring = [...area, first].map(({ lng, lat }) => [lng, lat]);
  const of = (part: string, geometry: Geometry): Feature => ({
    type: 'Feature',
    properties: { part },
    geometry,
  });
  return features([
    of('outside', { type: 'Polygon', coordinates: [WORLD, ring] }),
    of('border', { type: 'LineString', coordinates: ring }),
  ]);
}

/** Metres of a district's wash, as pixels at a closeness of 9; each step doubles them. */
const DISTRICT_AT_9 = 5.2;

/** What the site draws on whatever base there is. */
export function listingSources(
  { pins, area }: MapContent,
  marked: Pin | undefined,
): Record<string, SourceSpecification> {
  const geojson = (data: FeatureCollection) => ({ type: 'geojson' as const, data });
  return {
    [SOURCES.districts]: geojson(districtData(pins)),
    [SOURCES.area]: geojson(areaData(area)),
    [SOURCES.marked]: geojson(markedData(marked)),
    [SOURCES.listings]: {
      ...geojson(listingData(pins)),
      cluster: true,
      clusterRadius: TOGETHER,
      clusterMaxZoom: LAST_CLUSTERS,
    },
  };
}

/** Layers of an area, and whether they are drawn: one without anything in it is two passes over every pixel too. */
export const AREA_LAYERS = ['area-outside', 'area-border'] as const;
export const visibilityOf = (area: Area | undefined) => (area ? 'visible' : 'none');

/** @param isDrawn whether the base is the site's own, which has no districts but those of listings */
export function listingLayers(
  colours: MapColours,
  { area }: MapContent,
  isDrawn: boolean,
): LayerSpecification[] {
  const districts: LayerSpecification[] = [
    {
      id: 'district-grounds',
      type: 'circle',
      source: SOURCES.districts,
      minzoom: 9.5,
      paint: {
        'circle-color': colours.accentWash,
        'circle-opacity': 0.85,
        'circle-stroke-color': colours.accent,
        'circle-stroke-opacity': 0.28,
        'circle-stroke-width': 1,
        'circle-radius': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          9,
          DISTRICT_AT_9,
          16,
          DISTRICT_AT_9 * 2 ** 7,
        ],
      },
    },
    {
      id: 'district-names',
      type: 'symbol',
      source: SOURCES.districts,
      minzoom: 10.5,
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-padding': 2,
        'icon-anchor': 'top',
        // Below its ground: in the middle stand the listings.
        'icon-offset': [
          'interpolate',
          ['exponential', 2],
          ['zoom'],
          9,
          ['literal', [0, DISTRICT_AT_9]],
          16,
          ['literal', [0, DISTRICT_AT_9 * 2 ** 7]],
        ],
      },
    },
  ];
  return [
    ...(isDrawn ? districts : []),
    {
      id: AREA_LAYERS[0],
      type: 'fill',
      source: SOURCES.area,
      filter: ['==', ['get', 'part'], 'outside'],
      layout: { visibility: visibilityOf(area) },
      paint: { 'fill-color': colours.ground, 'fill-opacity': 0.6, 'fill-antialias': false },
    },
    {
      id: AREA_LAYERS[1],
      type: 'line',
      source: SOURCES.area,
      filter: ['==', ['get', 'part'], 'border'],
      layout: { visibility: visibilityOf(area), 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': colours.accent, 'line-width': 2.5 },
    },
    {
      id: COUNTS,
      type: 'symbol',
      source: SOURCES.listings,
      filter: ['has', 'point_count'],
      layout: {
        'icon-image': ['concat', `${imageName('count')}:`, ['to-string', ['get', 'point_count']]],
        'icon-allow-overlap': true,
      },
    },
    {
      id: PINS,
      type: 'symbol',
      source: SOURCES.listings,
      filter: ['!', ['has', 'point_count']],
      layout: {
        'icon-image': ['get', 'icon'],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'symbol-z-order': 'viewport-y',
      },
    },
    {
      id: 'listing-marked',
      type: 'symbol',
      source: SOURCES.marked,
      layout: { 'icon-image': ['get', 'icon'], 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
    },
  ];
}
