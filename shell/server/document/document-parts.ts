import type { ApiExtension, Language, QualityAssurance } from '@shared/contract';
import type { RegistryView } from '../registry/registry.ts';
import type { RenderedChrome } from '../rendering/render-chrome.tsx';
import type { RenderedOutlet } from '../rendering/render-outlet.ts';
import type { Thumbnail } from '../thumbnails/thumbnail-css.ts';
import type { ShellAssets } from './assets.ts';
import type { CarriedLibraries } from './carried-libraries.ts';

/** What a document is put together from. */
export interface DocumentParts {
  siteUrl: string;
  /** Whether scripts may come from development servers. */
  development: boolean;
  /** Whether frames of other sites are forbidden. */
  forbidFrames: boolean;
  /** Of page loads, how many tell of errors, 0 to 1. */
  errorShare: number;
  /** Remotes with a canary: of these the browser is asked to tell how the page has gone. */
  compared: readonly string[];
  language: Language;
  pathname: string;
  /** Of the query, what the page reads, with leading `?` or empty. */
  search: string;
  /** Parameters of the query that the page reads; undefined stands for all. */
  parameters: readonly string[] | undefined;
  assets: ShellAssets;
  /** What the document carries where its visitor has none of it; default: it is asked for by all. */
  libraries?: CarriedLibraries | undefined;
  registry: Pick<RegistryView, 'snapshot' | 'integrity'>;
  chrome: RenderedChrome;
  outlet: RenderedOutlet;
  /** Of pictures that the outlet's content begins with. */
  thumbnails: readonly Thumbnail[];
  /** What the API can do beyond the specification. */
  extensions: readonly ApiExtension[];
  /** Null where overrides are off. */
  qa: QualityAssurance | null;
  /** Where remotes come from that QA has overridden. */
  remoteOrigins: readonly string[];
}
