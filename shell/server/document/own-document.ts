import { brand } from '@shared/brand';
import { directionOf, type Language } from '@shared/contract';
import { escapeHtml } from './escape.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export interface OwnDocumentParts {
  /** Of the document as a whole. */
  language: Language;
  /** Without the brand's name, which follows it. */
  title: string;
  css: string;
  /** More of the head, as HTML. Default: nothing. */
  head?: string;
  /** HTML. */
  body: string;
  /** Inline, after the body. Default: none. */
  scripts?: readonly string[];
}

export interface OwnDocument {
  html: string;
  /** `Content-Security-Policy`: what stands inline, by its hashes, and nothing of others. */
  policy: string;
}

/** A document of the server's own, which no search engine lists: it is whole without the shell and its remotes. */
export function ownDocument({
  language,
  title,
  css,
  head = '',
  body,
  scripts = [],
}: OwnDocumentParts): OwnDocument {
  return {
    html: `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(brand.name[language])}</title>
<style>${css}</style>
${head}</head>
<body>
${body}
${scripts.map((script) => `<script>${script}</script>\n`).join('')}</body>
</html>
`,
    policy: contentSecurityPolicy({
      scripts: [...scripts],
      styles: [css],
      development: false,
      remoteOrigins: [],
      mapOrigins: [],
      forbidFrames: true,
    }),
  };
}
