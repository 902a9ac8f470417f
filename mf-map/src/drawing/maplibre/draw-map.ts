import { mapBase } from '@shared/brand';
import { formatFor } from '@shared/i18n';
import {
  GeoJSONSource,
  Map as LibraryMap,
  type FitBoundsOptions,
  type MapMouseEvent,
  type StyleSpecification,
} from 'maplibre-gl';
import type { FeatureCollection } from 'geojson';
import { DRAWN } from '../../base/atlas.ts';
import { boundsOf, type Area, type Bounds } from '../../area/area.ts';
import type { DrawMap, MapContent, MapPorts, Pin } from '../shown-map.ts';
import { coloursAt } from './colours.ts';
import { drawnBase } from './drawn-base.ts';
import { drawImage } from './images.ts';
import {
  AREA_LAYERS,
  areaData,
  COUNTS,
  districtData,
  listingData,
  listingLayers,
  listingSources,
  markedData,
  PINS,
  SOURCES,
  visibilityOf,
} from './listing-layers.ts';
import { lowerResolutionWhileMoving } from './resolution-while-moving.ts';
import { prepareWorker } from './worker.ts';

/** Pixels round a press in which a listing is meant: a finger is no needle. */
const REACH = 8;

/** On the drawn base there is nothing to see closer by. */
const CLOSEST_DRAWN = 15.5;
/** So close one or few listings are brought, with something round them. */
const CLOSEST_FIT = 13;

/** Pixels that the controls take of the map's edges, with half a number of listings beside them. */
const CONTROLS = 88;

/** What has no listings to begin with, as degrees east and north: the drawn base's middle. */
const BEGINNING: Bounds = { south: 16, west: 35, north: 31, east: 57 };

const asPairs = ({ south, west, north, east }: Bounds): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
];

const holds = (outer: Bounds, { lat, lng }: Pin) =>
  lat >= outer.south && lat <= outer.north && lng >= outer.west && lng <= outer.east;

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether this browser can draw such maps at all. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** The fonts of the page, with which names are drawn; without them those of the system do. */
async function awaitFonts(family: string): Promise<void> {
  const faces = ['500', '600', '700'].map((weight) =>
    document.fonts.load(`${weight} 14px ${family}`, 'خريطة 12'),
  );
  await Promise.all(faces).catch(() => undefined);
}

/** Draws a map by MapLibre, on the base that the operator names or on the drawn one. */
export const drawMap: DrawMap = async ({ container, t, onPress, onBroken, ...beginning }: MapPorts) => {
  if (!canDraw()) return undefined;
  const { fontFamily } = getComputedStyle(container);
  await Promise.all([prepareWorker(), awaitFonts(fontFamily)]);
  const isDrawn = mapBase.style === undefined;

  let content: MapContent = beginning;
  let words = t;
  let colours = coloursAt(container);
  let marked: string | undefined;
  const pinOf = (id: string | undefined) => content.pins.find((pin) => pin.id === id);

  const shownBounds = (area: Area | undefined) => boundsOf(area ?? content.pins) ?? BEGINNING;
  /** An area stands in the middle; of everything the controls leave free what is above and at the end of the line. */
  const paddingOf = (area: Area | undefined) => {
    const side = Math.min(64, container.clientWidth / 8);
    if (area) return side;
    const ofControls = Math.max(side, CONTROLS);
    const [left, right] = document.dir === 'rtl' ? [ofControls, side] : [side, ofControls];
    return { top: ofControls, bottom: side, left, right };
  };
  const fitting = (area: Area | undefined): FitBoundsOptions => ({
    padding: paddingOf(area),
    maxZoom: area ? CLOSEST_DRAWN : CLOSEST_FIT,
    animate: wantsMotion(),
  });

  const map = new LibraryMap({
    container,
    style: { version: 8, sources: {}, layers: [] },
    bounds: asPairs(shownBounds(content.area)),
    fitBoundsOptions: { ...fitting(content.area), animate: false },
    attributionControl: false,
    // Seen from above alone, north at the top: a list stands beside it.
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    rollEnabled: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    minZoom: 3,
    ...(isDrawn && { maxZoom: CLOSEST_DRAWN }),
    locale: { 'Map.Title': words('canvas') },
  });
  // The library draws a sky over every pixel of each frame, also where none is in sight, and here none ever is: a quarter of all
  // work where a program draws.
  if (isDrawn) map.painter.drawFunctions = { ...map.painter.drawFunctions, sky() {} };
  // Pictures of others may be made for one ratio of pixels, and be what is slow.
  if (isDrawn) lowerResolutionWhileMoving(map);
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  // Nobody else's errors: they are told, and the list stands beside the map.
  map.on('error', onBroken);
  map.setMissingStyleImageResolver(async (name) => {
    const shown = name.startsWith('count:')
      ? `count:${formatFor(content.language).count(Number(name.slice('count:'.length)))}`
      : name;
    const ratio = Math.min(window.devicePixelRatio, 2);
    const image = drawImage(shown, { colours, fontFamily, language: content.language, ratio });
    if (image && !map.hasImage(name)) map.addImage(name, image, { pixelRatio: ratio });
  });

  /** The whole picture anew, in the colours and the language of this moment. */
  const restyle = () => {
    if (isDrawn) map.getCanvas().style.backgroundColor = colours.infoWash;
    const base: StyleSpecification | string = mapBase.style ?? drawnBase(colours, words);
    map.setStyle(base, {
      diff: false,
      transformStyle: (_before, next) => ({
        ...next,
        sources: { ...next.sources, ...listingSources(content, pinOf(marked)) },
        layers: [...next.layers, ...listingLayers(colours, content, isDrawn)],
      }),
    });
  };
  const keepInside = () =>
    map.setMaxBounds(isDrawn && content.pins.every((pin) => holds(DRAWN, pin)) ? asPairs(DRAWN) : null);
  restyle();
  keepInside();

  const setData = (source: string, data: FeatureCollection) => {
    const found = map.getSource(source);
    if (found instanceof GeoJSONSource) void found.setData(data);
  };

  const listingLayersShown = () => [PINS, COUNTS].filter((layer) => map.getLayer(layer));
  const atPress = ({ x, y }: { x: number; y: number }) =>
    map.queryRenderedFeatures(
      [
        [x - REACH, y - REACH],
        [x + REACH, y + REACH],
      ],
      { layers: listingLayersShown() },
    );
  const press = async ({ point }: MapMouseEvent) => {
    const found = atPress(point);
    const together = found.find(({ properties }) => properties['cluster'] === true);
    const source = map.getSource(SOURCES.listings);
    if (!together || !(source instanceof GeoJSONSource)) {
      onPress([...new Set(found.map(({ properties }) => String(properties['id'])))]);
      return;
    }
    const { geometry, properties } = together;
    if (geometry.type !== 'Point') return;
    const zoom = await source.getClusterExpansionZoom(Number(properties['cluster_id']));
    const [lng = 0, lat = 0] = geometry.coordinates;
    map.easeTo({ center: [lng, lat], zoom, animate: wantsMotion() });
  };
  map.on('click', (event) => void press(event).catch(onBroken));
  // One question for both layers, and none while the map moves: asked of each layer by itself they cost part of every frame.
  map.on('mousemove', ({ point }) => {
    if (map.isMoving()) return;
    const found = map.queryRenderedFeatures(point, { layers: listingLayersShown() });
    map.getCanvas().style.cursor = found.length > 0 ? 'pointer' : '';
  });
  // For whoever looks on: all that is in sight is drawn.
  map.on('idle', () =>
    container.setAttribute(
      'data-drawn',
      String(map.queryRenderedFeatures({ layers: [PINS, COUNTS] }).length),
    ),
  );

  const scheme = window.matchMedia('(prefers-color-scheme: dark)');
  const changeScheme = () => {
    colours = coloursAt(container);
    restyle();
  };
  scheme.addEventListener('change', changeScheme);
  // Who has chosen light or dark has said so on the root element.
  const chosenScheme = new MutationObserver(changeScheme);
  chosenScheme.observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return {
    setContent(next, nextWords) {
      const before = content;
      content = next;
      words = nextWords;
      if (next.language !== before.language) {
        map.getCanvas().setAttribute('aria-label', words('canvas'));
        restyle();
      } else if (next.pins !== before.pins) {
        setData(SOURCES.listings, listingData(next.pins));
        setData(SOURCES.districts, districtData(next.pins));
      }
      if (next.pins !== before.pins) keepInside();
      if (next.area !== before.area) {
        setData(SOURCES.area, areaData(next.area));
        for (const layer of AREA_LAYERS)
          if (map.getLayer(layer)) map.setLayoutProperty(layer, 'visibility', visibilityOf(next.area));
      }
    },
    mark(id) {
      if (id === marked) return;
      marked = id;
      setData(SOURCES.marked, markedData(pinOf(id)));
    },
    view() {
      const bounds = map.getBounds();
      return {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      };
    },
    show: (area) => void map.fitBounds(asPairs(shownBounds(area)), fitting(area)),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, animate: wantsMotion() }),
    placeAt(x, y) {
      const { lat, lng } = map.unproject([x, y]);
      return { lat, lng };
    },
    remove() {
      scheme.removeEventListener('change', changeScheme);
      chosenScheme.disconnect();
      map.remove();
    },
  };
};
