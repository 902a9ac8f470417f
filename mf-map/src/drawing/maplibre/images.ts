import type { Language } from '@shared/contract';
import type { PlaceKind } from '../../base/atlas.ts';
import type { MapColours } from './colours.ts';

/**
 * What stands in words on the map is drawn here, by the browser's own text: Arabic joins as it should, and no fonts are fetched
 * from anywhere.
 */

/** Names of images say what is drawn: `count:120`, `pin:sell:1.2M`, `marked:…`, `name:city:Riyadh`. */
export const imageName = (kind: 'count' | 'pin' | 'marked' | 'name', ...parts: readonly string[]): string =>
  [kind, ...parts].join(':');

export type NameKind = PlaceKind | 'district';

export interface ImageSurroundings {
  colours: MapColours;
  /** As CSS says it. */
  fontFamily: string;
  language: Language;
  /** Device pixels for a CSS pixel. */
  ratio: number;
}

interface Sheet {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
}

/** An empty sheet in CSS pixels; `measure` gives its size once the font is set. */
function sheet(
  { fontFamily, language, ratio }: ImageSurroundings,
  font: string,
  measure: (context: CanvasRenderingContext2D) => readonly [width: number, height: number],
): Sheet {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures');
  const prepare = () => {
    context.font = `${font} ${fontFamily}`;
    context.direction = language === 'ar' ? 'rtl' : 'ltr';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
  };
  prepare();
  const [width, height] = measure(context).map(Math.ceil) as [number, number];
  canvas.width = Math.ceil(width * ratio);
  canvas.height = Math.ceil(height * ratio);
  context.scale(ratio, ratio);
  prepare();
  return { context, width, height };
}

const finished = ({ context }: Sheet): ImageData =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

const LINE = 1.5;
/** Letters sit a little low between their ascenders and descenders. */
const LOW = 1;

/** How many stand together: a disc with a ring, larger with their number. */
function drawCount(text: string, given: ImageSurroundings): ImageData {
  const { colours } = given;
  const radius = 17 + 3.5 * Math.min(text.length, 6);
  const drawn = sheet(given, '600 14px', () => [2 * radius + 8, 2 * radius + 8]);
  const { context, width } = drawn;
  const middle = width / 2;
  context.beginPath();
  context.arc(middle, middle, radius + 3, 0, 2 * Math.PI);
  context.globalAlpha = 0.28;
  context.fillStyle = colours.accentFill;
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(middle, middle, radius - 2, 0, 2 * Math.PI);
  context.fillStyle = colours.accentFill;
  context.fill();
  context.lineWidth = LINE;
  context.strokeStyle = colours.surface;
  context.stroke();
  context.fillStyle = colours.onAccentFill;
  context.fillText(text, middle, middle + LOW);
  return finished(drawn);
}

const TAIL = 6;

/** A price on a slip whose tail stands on the place. */
function drawPin(text: string, isRent: boolean, isMarked: boolean, given: ImageSurroundings): ImageData {
  const { colours } = given;
  const body = isMarked ? 32 : 27;
  const drawn = sheet(given, isMarked ? '700 15px' : '600 13px', (context) => [
    Math.max(context.measureText(text).width + 20, 30) + 6,
    body + TAIL + 6,
  ]);
  const { context, width } = drawn;
  const middle = width / 2;
  context.beginPath();
  context.roundRect(3, 2, width - 6, body, body / 2);
  context.moveTo(middle - TAIL, body + 1.4);
  context.lineTo(middle, body + TAIL + 2);
  context.lineTo(middle + TAIL, body + 1.4);
  context.shadowColor = 'rgb(10 20 28 / 0.35)';
  context.shadowBlur = 4 * given.ratio;
  context.shadowOffsetY = given.ratio;
  context.fillStyle = isMarked ? colours.ink : colours.surface;
  context.fill();
  context.shadowColor = 'transparent';
  if (!isMarked) {
    context.beginPath();
    context.roundRect(3.5, 2.5, width - 7, body - 1, body / 2);
    context.lineWidth = 1;
    context.strokeStyle = colours.outline;
    context.globalAlpha = 0.5;
    context.stroke();
    context.globalAlpha = 1;
  }
  context.fillStyle = isMarked ? colours.ground : isRent ? colours.palm : colours.ink;
  context.fillText(text, middle, 2 + body / 2 + LOW);
  return finished(drawn);
}

const NAME_FONTS: Readonly<Record<NameKind, string>> = {
  sea: '500 13px',
  country: '600 13px',
  city: '600 14px',
  town: '500 12.5px',
  district: '500 12px',
};

function drawName(kind: NameKind, text: string, given: ImageSurroundings): ImageData {
  const { colours, language } = given;
  const drawn = sheet(given, NAME_FONTS[kind], (context) => {
    return [context.measureText(text).width * (kind === 'country' ? 1.3 : 1) + 14, 26];
  });
  const { context, width, height } = drawn;
  // Arabic letters join; they are not spaced out.
  if (kind === 'country' && language === 'en') context.letterSpacing = '1.6px';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = kind === 'sea' ? colours.infoWash : colours.ground;
  context.globalAlpha = 0.85;
  context.strokeText(text, width / 2, height / 2);
  context.globalAlpha = kind === 'country' ? 0.72 : 1;
  context.fillStyle =
    kind === 'sea'
      ? colours.info
      : kind === 'city'
        ? colours.ink
        : kind === 'town'
          ? colours.inkSoft
          : colours.inkMuted;
  context.fillText(text, width / 2, height / 2);
  return finished(drawn);
}

/** Draws what an image's name says; undefined of a name that is none of these. */
export function drawImage(name: string, given: ImageSurroundings): ImageData | undefined {
  const [kind, second = '', ...rest] = name.split(':');
  const text = rest.join(':');
  if (kind === 'count') return drawCount(second, given);
  if (kind === 'pin') return drawPin(text, second === 'rent', false, given);
  if (kind === 'marked') return drawPin(text, second === 'rent', true, given);
  return kind === 'name' ? drawName(second as NameKind, text, given) : undefined;
}
