import { BrandLogo } from '@shared/brand';
import { paths, type Language } from '@shared/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShellAssets } from '../../document/assets.ts';
import { ownDocument, type OwnDocument } from '../../document/own-document.ts';
import { COPY_SCRIPT } from './copy-script.ts';
import { PAGE_CSS } from './page-css.ts';
import { WORDS } from './words.ts';

/** Where both pages are. */
export const RELEASES_PATH = '/releases';

/** The same page in a language: it keeps none. */
export const releasesAddress = (language: Language) => `${RELEASES_PATH}?lang=${language}`;

export interface OwnPageParts {
  language: Language;
  assets: Pick<ShellAssets, 'fontFaceCss' | 'globalCss' | 'fonts'>;
  title: string;
  /** At the header's end, after the change of language. Default: nothing. */
  actions?: ReactNode;
  children: ReactNode;
  /** Whether commands stand in it. */
  copies: boolean;
}

/** A page of the document server's own for those who release: the site's colours and type, no other script than the one that copies. */
export function ownPage({ language, assets, title, actions, children, copies }: OwnPageParts): OwnDocument {
  const words = WORDS[language];
  const other = language === 'ar' ? 'en' : 'ar';
  const fonts = language === 'ar' ? [assets.fonts.arabic, assets.fonts.latin] : [assets.fonts.latin];
  const body = renderToStaticMarkup(
    <>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <header className="top">
        <a href={paths.home} title={words.home}>
          <BrandLogo language={language} height={34} />
        </a>
        <nav aria-label={words.title}>
          <a href={releasesAddress(other)} lang={other} hrefLang={other}>
            {words.otherLanguage}
          </a>
          {actions}
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {copies && <output id="said" className="hidden" data-words={words.copied} />}
    </>,
  );
  const icon = '<link rel="icon" href="/favicon.ico" sizes="any">';
  const preloads = fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`,
  );
  return ownDocument({
    language,
    title,
    css: `${assets.fontFaceCss}${assets.globalCss}${PAGE_CSS}`,
    head: [icon, ...preloads].map((line) => `${line}\n`).join(''),
    body,
    scripts: copies ? [COPY_SCRIPT] : [],
  });
}
