import {
  API_EXTENSIONS,
  CONTRACT_VERSION,
  DEFAULT_LANGUAGE,
  directionOf,
  DOCUMENT_STATE_ELEMENT_ID,
  REGISTRY_ELEMENT_ID,
  type DocumentState,
  type RegistrySnapshot,
} from '@shared/contract';
import type { ShellAssets } from '../../../shell/server/document/assets.ts';

/** What the shell reads at its start: nothing was rendered, and there are no hints. */
const NO_REMOTES: RegistrySnapshot = { contract: CONTRACT_VERSION, remotes: {} };
const state: DocumentState = {
  url: '',
  parameters: null,
  language: DEFAULT_LANGUAGE,
  rendered: null,
  outlet: null,
  parcels: {},
  chrome: null,
  extensions: API_EXTENSIONS,
  qa: null,
};

/** What of the shell's assets a static document takes. */
export type PlainAssets = Pick<ShellAssets, 'scripts' | 'fontFaceCss' | 'globalCss' | 'headScripts'>;

/**
 * The static `index.html` of a rival without a document server: places for everything, and one script.
 * @param registry where its remotes are; default: it has none
 */
export const plainDocument = (
  { scripts, fontFaceCss, globalCss, headScripts }: PlainAssets,
  registry: RegistrySnapshot = NO_REMOTES,
): string => `<!doctype html>
<html lang="${DEFAULT_LANGUAGE}" dir="${directionOf(DEFAULT_LANGUAGE)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title></title>
<script>${headScripts.early}</script>
<style>${fontFaceCss}${globalCss}body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh}#outlet{flex:1}</style>
${scripts.map((url) => `<script defer src="${url}"></script>`).join('\n')}
</head>
<body>
<div id="header"></div>
<main id="outlet" tabindex="-1"></main>
<div id="footer"></div>
<div id="toasts"></div>
<div id="announcer" role="status" aria-live="polite"></div>
<script type="application/json" id="${REGISTRY_ELEMENT_ID}">${JSON.stringify(registry)}</script>
<script type="application/json" id="${DOCUMENT_STATE_ELEMENT_ID}">${JSON.stringify(state)}</script>
</body>
</html>
`;
