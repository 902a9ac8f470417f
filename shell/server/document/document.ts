import {
  COMPARED_META,
  directionOf,
  DOCUMENT_STATE_ELEMENT_ID,
  placeKey,
  REGISTRY_ELEMENT_ID,
  type DocumentState,
  type RegistrySnapshot,
} from '@shared/contract';
import { mapBase } from '@shared/brand';
import { LRUCache } from 'lru-cache';
import { version } from 'styled-components';
import { ERROR_SHARE_META } from '../../src/errors/error-share.ts';
import { DOCUMENT_END } from './carried-libraries.ts';
import { contentSign } from './content-sign.ts';
import type { DocumentParts } from './document-parts.ts';
import { escapeHtml, integrityAttribute, jsonForScript } from './escape.ts';
import { feedOfPage } from '../followed/followed-list.ts';
import type { StreamEnd } from './joined-brotli.ts';
import { metadata, titleOf, type Page } from './metadata.ts';
import { routeTitle } from './route-title.ts';
import { preloads } from './preloads.ts';
import { mergeStyles, type MergedStyles } from './merged-styles.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { skeletonOf } from './skeleton.ts';
import { pictureHints } from '../thumbnails/picture-hints.ts';
import { thumbnailCss } from '../thumbnails/thumbnail-css.ts';

export interface AssembledDocument {
  /** UTF-8, in pieces. */
  html: readonly Buffer[];
  /** The same for who gets the libraries with it, up to its end, which carries them. Default: nobody does. */
  carrying?: { before: readonly Buffer[]; end: StreamEnd } | undefined;
  status: number;
  contentSecurityPolicy: string;
  /** What it holds and why not more, as a `Server-Timing` header. */
  contentSign: string;
}

/**
 * While the language is repaired, the server's content in the other language is not shown. Where content is awaited, the
 * footer stands below what is seen, and so does not move when the content comes. A section begins at the top whatever stands in
 * it: the margin of a page that begins with one would move it when the page takes its placeholder's place.
 */
const REPAIR_CSS =
  'html[data-language-repair] :is(#header,#outlet,#footer){visibility:hidden}' +
  '@media screen{body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}}#outlet{flex:1}#outlet>*{display:flow-root}#outlet:focus{outline:none}#outlet[data-awaited]{min-height:100vh}' +
  '#announcer{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}';

// What waits for the end of the page would otherwise stand behind the pictures in it.
const entryScript = (url: string, integrity: string | undefined) =>
  `<script src="${escapeHtml(url)}" defer fetchpriority="high"${integrityAttribute(integrity)}></script>`;

/** The same for every document until another release goes live. */
const registryTexts = new WeakMap<RegistrySnapshot, Buffer>();

function registryJson(snapshot: RegistrySnapshot): Buffer {
  const text = registryTexts.get(snapshot) ?? Buffer.from(jsonForScript(snapshot));
  registryTexts.set(snapshot, text);
  return text;
}

/** Few pages have styles of their own. */
const mergedStyles = new LRUCache<string, MergedStyles>({ max: 50 });

function styles(sheets: readonly string[]): MergedStyles {
  const key = sheets.join('\0');
  const merged = mergedStyles.get(key) ?? mergeStyles(sheets);
  mergedStyles.set(key, merged);
  return merged;
}

/** What the page is told of what it is to tell; nothing where that is the default. */
const browsersWords = ({ errorShare, compared }: DocumentParts) => [
  ...(errorShare < 1 ? [`<meta name="${ERROR_SHARE_META}" content="${errorShare}">`] : []),
  ...(compared.length > 0 ? [`<meta name="${COMPARED_META}" content="${compared.join(' ')}">`] : []),
];

type Piece = string | Buffer | readonly Buffer[];

const bytesOf = (piece: Piece): readonly Buffer[] =>
  typeof piece === 'string' ? [Buffer.from(piece)] : Buffer.isBuffer(piece) ? [piece] : piece;

/**
 * A template of texts, and of what is bytes already. Each is encoded by itself: beside a letter that is not Latin, text that is takes
 * many times as long.
 */
const inPieces = (texts: TemplateStringsArray, ...values: readonly Piece[]): readonly Buffer[] =>
  texts.flatMap((text, index) => [Buffer.from(text), ...bytesOf(values[index] ?? '')]);

/** Of what is the same in most documents: styles of some twenty pages in two directions, header and footer with what is present marked. */
const encoded = new LRUCache<string, Buffer>({ max: 200 });

function inMost(text: string): Buffer {
  const bytes = encoded.get(text) ?? Buffer.from(text);
  encoded.set(text, bytes);
  return bytes;
}

/** Everything of a document; pure, so that the same parts always give the same bytes. */
export function assembleDocument(parts: DocumentParts): AssembledDocument {
  const { language, pathname, search, assets, libraries, registry, chrome, outlet, siteUrl } = parts;
  const { headScripts } = assets;
  const { view, match } = outlet;
  const owner = match.route.owner;
  const head = view?.head;
  const status = view ? (head?.status ?? 200) : match.route.id === 'not-found' ? 404 : 200;
  const title = routeTitle(registry.snapshot(), match.route, language);
  const page: Page = {
    siteUrl,
    language,
    pathname,
    head: head ?? (title === undefined ? undefined : { title }),
    feed: feedOfPage(match.route.path, search, language, parts.extensions),
  };

  const state: DocumentState = {
    url: pathname + search,
    parameters: parts.parameters ?? null,
    language,
    rendered: view ? owner : null,
    outlet: view?.state ?? null,
    parcels: Object.fromEntries(
      outlet.parcels.flatMap((parcel) => (parcel.view ? [[placeKey(parcel.ref), parcel.view.state]] : [])),
    ),
    chrome: chrome.state,
    extensions: parts.extensions,
    qa: parts.qa,
  };
  const parcelSheets = outlet.parcels.map((parcel) => parcel.view?.css ?? '');
  const { styled, plain } = styles([chrome.css, view?.css ?? '', ...parcelSheets]);
  const skeleton = view ? undefined : skeletonOf(match.route, language);
  const css = `${assets.fontFaceCss}${assets.globalCss}${REPAIR_CSS}${skeleton?.css ?? ''}${plain}`;
  // After the content: what is read comes before what is seen.
  const thumbnails = view ? thumbnailCss(parts.thumbnails) : '';
  const thumbnailStyle = thumbnails && `<style>${thumbnails}</style>\n`;
  const fonts = language === 'ar' ? [assets.fonts.arabic, assets.fonts.latin] : [assets.fonts.latin];
  const pictures = pictureHints(outlet);
  const lineAttributes = [
    ` data-fonts="${fonts.join(' ')}"`,
    ...(pictures.length > 0
      ? [` data-pictures="${escapeHtml(JSON.stringify(pictures))}"`, thumbnails && ' data-thumbnails']
      : []),
  ].join('');

  const tagOf = (url: string) => entryScript(url, assets.integrity[url]);
  const others = assets.scripts.filter((url) => url !== libraries?.file);
  const beginning = inPieces`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
`;
  const rest = inPieces`<title>${escapeHtml(titleOf(page))}</title>
<script>${headScripts.early}</script>
<style>${inMost(css)}</style>
<style data-styled="active" data-styled-version="${version}">${inMost(styled)}</style>
<script${lineAttributes}>${headScripts.line}</script>
${[metadata(page), ...browsersWords(parts)].join('\n')}
</head>
<body>
<div id="header">${inMost(chrome.header)}</div>
<main id="outlet" tabindex="-1"${view ? '' : ' data-awaited'}>${skeleton?.html ?? inPieces`<div data-section="${owner}"><div>${view?.html ?? ''}</div></div>`}</main>
<div id="footer">${inMost(chrome.footer)}</div>
${thumbnailStyle}<div id="toasts"></div>
<div id="announcer" role="status" aria-live="polite"></div>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${registryJson(registry.snapshot())}</script>
<script type="application/json" id="${DOCUMENT_STATE_ELEMENT_ID}">${jsonForScript(state)}</script>
`;
  // Before the styles, ten kilobytes as they travel: a slow line has nothing to do between the document and what it names.
  const hints = preloads(parts);
  const scripts = (tags: readonly string[]) => Buffer.from([...hints, ...tags, ''].join('\n'));
  return {
    html: [...beginning, scripts(assets.scripts.map(tagOf)), ...rest, Buffer.from(DOCUMENT_END)],
    carrying: libraries && { before: [...beginning, scripts(others.map(tagOf)), ...rest], end: libraries },
    status,
    contentSign: contentSign(parts),
    contentSecurityPolicy: contentSecurityPolicy({
      scripts: [headScripts.early, headScripts.line, ...(libraries ? [libraries.script] : [])],
      styles: [css, styled, ...(thumbnails ? [thumbnails] : [])],
      development: parts.development,
      forbidFrames: parts.forbidFrames,
      remoteOrigins: parts.remoteOrigins,
      mapOrigins: mapBase.origins,
    }),
  };
}
