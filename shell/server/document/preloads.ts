import { API_BASE, type RegistryEntry } from '@shared/contract';
import type { DocumentParts } from './document-parts.ts';
import { escapeHtml, integrityAttribute } from './escape.ts';

type Parts = Pick<DocumentParts, 'assets' | 'registry' | 'outlet' | 'language' | 'search' | 'extensions'>;

interface PreloadedScript {
  url: string;
  integrity?: string | undefined;
}

/** Calls that the browser is about to make, because the document has no content: addresses at the site. */
function awaitedCalls({ registry, outlet: { view, match }, search, extensions }: Parts): string[] {
  if (view || search !== '') return [];
  const entry = registry.snapshot().remotes[match.route.owner];
  const route = entry?.routes.find(({ path }) => path === match.route.path);
  const extended = extensions.flatMap((extension) => route?.callsWith?.[extension] ?? []);
  const calls = extended.length > 0 ? extended : (route?.calls ?? []);
  return calls.map(
    (call) =>
      API_BASE +
      call.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? '')),
  );
}

/** Scripts that this document needs beside the shell's entry, in this language, each once. */
function neededScripts(parts: Parts): PreloadedScript[] {
  const { assets, registry, outlet, language } = parts;
  const { owner, path } = outlet.match.route;
  const { remotes } = registry.snapshot();
  // Hints say what the scripts themselves will say, or the file would travel twice.
  const filesOf = (entry: RegistryEntry | undefined, files: readonly string[] = []): PreloadedScript[] =>
    entry
      ? files.map((file) => ({ url: entry.base + file, integrity: registry.integrity(entry.name, file) }))
      : [];
  const ofShell =
    owner === 'shell' ? (assets.routes.find((route) => route.path === path)?.files[language] ?? []) : [];
  const entry = remotes[owner];
  const ofRoute = filesOf(entry, entry?.routes.find((route) => route.path === path)?.files[language]);
  // What the server has drawn of a parcel stands without its scripts until the page around it has answered.
  const ofParcels = outlet.parcels.flatMap(({ ref, view }) => {
    if (view) return [];
    const host = remotes[ref.remote];
    return filesOf(host, host?.parcels.find(({ name }) => name === ref.name)?.files[language]);
  });
  // Whoever draws its page in the browser begins with the code of the API's calls, whether or not it asks at once.
  const ofCalls = outlet.view
    ? []
    : [
        ...(awaitedCalls(parts).length > 0 ? assets.http.map((url) => ({ url })) : []),
        ...filesOf(entry, entry?.answers),
      ];
  // Who reads does without; who waits for content is told so by it.
  const ofFrame = outlet.view ? [] : assets.frame[language].map((url) => ({ url }));
  const scripts: PreloadedScript[] = [
    ...ofShell.map((url) => ({ url })),
    ...ofRoute,
    ...ofParcels,
    ...ofCalls,
    ...ofFrame,
  ];
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

function preloadScript({ url, integrity }: PreloadedScript): string {
  const crossOrigin = url.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<link rel="preload" as="script" href="${escapeHtml(url)}"${integrityAttribute(integrity)}${crossOrigin}>`;
}

const preloadAnswer = (url: string) =>
  `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`;

/** Hints for everything that the first view takes beside the shell's entry, so that it is asked for at once. */
export const preloads = (parts: Parts): string[] => [
  ...neededScripts(parts).map(preloadScript),
  ...awaitedCalls(parts).map(preloadAnswer),
];
