import { createRequire } from 'node:module';
import { importedFiles, LIBRARIES, minifyScript, pageFiles, RENDERER, sharedByShell } from '@shared/bundler';
import { describeShell, LANGUAGES, ROUTES, type Language } from '@shared/contract';
import { globalCss } from '@shared/ui/global-css';
import type { Compilation } from 'webpack';
import shellPackage from '../package.json' with { type: 'json' };
import type { ShellAssets } from '../server/document/assets.ts';
import { EARLY_SCRIPT } from '../server/document/early-script.ts';
import { LINE_SCRIPT } from '../server/document/line-script.ts';

interface Fonts {
  fontUrls: ShellAssets['fonts'];
  fontFaceCss: string;
}

export interface BuiltShell {
  browser: Compilation;
  /** Prefix of every file's address. */
  publicPath: string;
  /** Hashes by file name; empty in development, where files change under the hand. */
  integrity: Readonly<Record<string, string>>;
  /** The compiled module of the fonts, as a path. */
  fontsModule: string;
}

/** What the document server needs to know of the shell's browser build. */
export function describeAssets({ browser, publicPath, integrity, fontsModule }: BuiltShell): ShellAssets {
  const require = createRequire(import.meta.url);
  delete require.cache[fontsModule];
  const fonts = require(fontsModule) as Fonts;
  const entry = browser.entrypoints.get('shell')?.getFiles() ?? [];
  const byLanguage = (files: (language: Language) => readonly string[]) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, files(language).map((file) => publicPath + file)]),
    ) as Record<Language, string[]>;
  const renderer = importedFiles(browser, RENDERER) ?? [];
  const [libraries] = browser.namedChunks.get(LIBRARIES)?.files ?? [];
  const scripts = [...entry.filter((file) => /(?<!hot-update)\.js$/.test(file)), ...renderer];
  // What every document has is no hint of one page.
  const filesOf = (request: string) =>
    (importedFiles(browser, request) ?? []).filter((file) => !scripts.includes(file));
  const { version, slots } = shellPackage;
  return {
    contract: describeShell({ version, slots, shared: sharedByShell() }),
    scripts: scripts.map((file) => publicPath + file),
    ...(libraries && { libraries: publicPath + libraries }),
    frame: byLanguage((language) => pageFiles(browser, filesOf('./page-frame.ts'), undefined, language)),
    routes: ROUTES.filter((route) => route.owner === 'shell' && !('redirectsTo' in route)).map(
      ({ id, path }) => ({
        path,
        files: byLanguage((language) =>
          pageFiles(browser, filesOf('./pages.ts'), `./${id}/${id}-page.tsx`, language),
        ),
      }),
    ),
    // The second is the library that asks (`@shared/facades/query`).
    http: ['./send-request.ts', './whole.ts'].flatMap(filesOf).map((file) => publicPath + file),
    fonts: fonts.fontUrls,
    fontFaceCss: fonts.fontFaceCss,
    globalCss,
    headScripts: { early: minifyScript(EARLY_SCRIPT), line: minifyScript(LINE_SCRIPT) },
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [publicPath + file, hash])),
  };
}
