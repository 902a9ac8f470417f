import { matchRoute } from '@shared/contract';
import { registryEntry } from '../registry/registry-entry.ts';
import { releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import type { DocumentParts } from './document-parts.ts';

const release = releaseOf('1.0.0-aaaaaaaa');

/** The parts of a document at this path, rendered unless they say otherwise. */
export function partsOf(pathname: string, parts: Partial<DocumentParts> = {}): DocumentParts {
  return {
    siteUrl: 'https://site.example',
    development: false,
    forbidFrames: false,
    errorShare: 1,
    compared: [],
    language: 'ar',
    pathname,
    search: '',
    parameters: undefined,
    assets: {
      scripts: ['/assets/main.js'],
      frame: { ar: ['/assets/frame.ar.js'], en: ['/assets/frame.en.js'] },
      routes: [{ path: '/', files: { ar: ['/assets/home.ar.js'], en: ['/assets/home.en.js'] } }],
      http: ['/assets/http.js'],
      fonts: { arabic: '/assets/arabic.woff2', latin: '/assets/latin.woff2' },
      fontFaceCss: '@font-face{}',
      globalCss: ':root{}',
      headScripts: { early: 'early()', line: 'line()' },
      integrity: { '/assets/main.js': 'sha384-main' },
      contract: shellContract,
    },
    registry: {
      snapshot: () => ({
        contract: 1,
        remotes: {
          'mf-blog': registryEntry(release, { base: `/remotes/mf-blog/${release.folder}`, channel: 'live' }),
        },
      }),
      integrity: (_name, file) => release.integrity[file],
    },
    chrome: { header: '<nav>', footer: '<small>', css: 'nav{}', state: { settings: 1 }, complete: true },
    outlet: {
      match: matchRoute(pathname),
      view: viewOf('<h1>عنوان</h1>', { css: 'h1{}', head: { title: 'عنوان' }, state: { posts: 1 } }),
      leftToBrowser: undefined,
      parcels: [],
    },
    thumbnails: [],
    extensions: [],
    qa: null,
    remoteOrigins: [],
    ...parts,
  };
}

/** The same document when the browser has to render the outlet. */
export const emptyPartsOf = (pathname: string, parts: Partial<DocumentParts> = {}): DocumentParts =>
  partsOf(pathname, {
    outlet: { match: matchRoute(pathname), view: undefined, leftToBrowser: 'limit', parcels: [] },
    ...parts,
  });
