import { API_BASE, type RegistryEntry } from '@shared/contract';
import type { DocumentParts } from './document-parts.ts';
import { escapeHtml, integrityAttribute } from './escape.ts';

type Parts = Pick<DocumentParts, 'assets' | 'registry' | 'outlet' | 'language' | 'search'>;

interface FirstScript {
  url: string;
  integrity?: string | undefined;
}

/** What a document asks for at once, as tags. */
export interface FirstFiles {
  /** Chunks: each registers what is in it as it arrives, whatever has run before. */
  chunks: readonly string[];
  /** Containers, for after the shell's entry, which gives them what they start with. */
  containers: readonly string[];
  /** Answers of the API that the page begins with. */
  calls: readonly string[];
}

/** Calls that the browser is about to make, because the document has no content: addresses at the site. */
function awaitedCalls({ registry, outlet: { view, match }, search }: Parts): string[] {
  if (view || search !== '') return [];
  const entry = registry.snapshot().remotes[match.route.owner];
  const calls = entry?.routes.find(({ path }) => path === match.route.path)?.calls ?? [];
  return calls.map(
    (call) =>
      API_BASE +
      call.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? '')),
  );
}

/** Scripts that this document needs beside the shell's entry, in this language, each once. */
function neededScripts(parts: Parts): FirstScript[] {
  const { assets, registry, outlet, language } = parts;
  const { owner, path } = outlet.match.route;
  const { remotes } = registry.snapshot();
  // As the loaders of chunks and containers say it, or the file would travel twice.
  const filesOf = (entry: RegistryEntry | undefined, files: readonly string[] = []): FirstScript[] =>
    entry
      ? files.map((file) => ({ url: entry.base + file, integrity: registry.integrity(entry.name, file) }))
      : [];
  const ofShell = [
    ...assets.locales[language],
    ...(owner === 'shell' ? (assets.routes.find((route) => route.path === path)?.files[language] ?? []) : []),
  ].map((url) => ({ url }));
  const entry = remotes[owner];
  const ofRoute = filesOf(entry, entry?.routes.find((route) => route.path === path)?.files[language]);
  const ofParcels = outlet.parcels.flatMap(({ ref }) => {
    const host = remotes[ref.remote];
    return filesOf(host, host?.parcels.find(({ name }) => name === ref.name)?.files[language]);
  });
  const ofCalls =
    awaitedCalls(parts).length > 0
      ? [...assets.http.map((url) => ({ url })), ...filesOf(entry, entry?.answers)]
      : [];
  const scripts: FirstScript[] = [...ofShell, ...ofRoute, ...ofParcels, ...ofCalls];
  return [...new Map(scripts.map((script) => [script.url, script])).values()];
}

/** Ahead of pictures, which an async script would otherwise stand behind. */
function scriptTag({ url, integrity }: FirstScript, when: 'async' | 'defer'): string {
  const crossOrigin = url.startsWith('/') ? '' : ' crossorigin="anonymous"';
  return `<script src="${escapeHtml(url)}" ${when} fetchpriority="high"${integrityAttribute(integrity)}${crossOrigin}></script>`;
}

const preloadAnswer = (url: string) =>
  `<link rel="preload" as="fetch" href="${escapeHtml(url)}" crossorigin="anonymous">`;

/**
 * Everything that the first view takes beside the shell's entry. As scripts, not as hints: they run as they arrive, and
 * nobody has to ask for one after the other. Whatever of it fails is asked for again by who needs it.
 */
export function firstFiles(parts: Parts): FirstFiles {
  const { remotes } = parts.registry.snapshot();
  const containers = new Set(Object.values(remotes).map(({ container }) => container.url));
  const scripts = neededScripts(parts);
  return {
    chunks: scripts.filter(({ url }) => !containers.has(url)).map((script) => scriptTag(script, 'async')),
    containers: scripts.filter(({ url }) => containers.has(url)).map((script) => scriptTag(script, 'defer')),
    calls: awaitedCalls(parts).map(preloadAnswer),
  };
}
