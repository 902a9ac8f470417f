import type { ApiExtension } from './extensions.ts';
import type { Language } from './language.ts';
import type { QualityAssurance } from './quality-assurance.ts';
import type { ParcelFiles, RouteFiles } from './release.ts';

/** What the browser knows of one remote. */
export interface RegistryEntry {
  name: string;
  version: string;
  /** Why this visitor gets it: it is live for all, a canary for some, an override that QA has asked for, or a preview. */
  channel: 'live' | 'canary' | 'override' | 'preview';
  /** Address of the release's folder, with trailing slash: `/remotes/mf-blog/releases/1.0.0-1a2b3c4d/`. */
  base: string;
  /** `integrity` is empty only for a development server's, whose files change under the hand. */
  container: { url: string; global: string; integrity: string };
  routes: readonly RouteFiles[];
  parcels: readonly ParcelFiles[];
  /** Of a guest, whose pages may place its parcels, as the operator says (`placersOf`). Default: everybody's. */
  placedBy?: readonly string[];
  /** Files that reading an answer of the API takes. */
  answers: readonly string[];
  /** Whether it has background work for the start-up. */
  startUp: boolean;
  /** Whether no byte of it is fetched before a visitor turns to a link to one of its pages. Default: false. */
  onlyWhenMeant?: boolean;
}

/** The document's inline registry: which release of each remote is live. */
export interface RegistrySnapshot {
  contract: number;
  remotes: Readonly<Record<string, RegistryEntry>>;
}

/** What the document server says about the outlet of this very document. */
export interface DocumentState {
  /** Path, and of the query the parameters that the page reads: what the document was rendered for. */
  url: string;
  /** Parameters of the query that the page reads; null stands for all. */
  parameters: readonly string[] | null;
  language: Language;
  /** The owner whose content stands in the outlet, or null when the browser is to render it. */
  rendered: string | null;
  /** State for hydration: of the outlet's owner, of the parcels in it by key, and of the chrome. */
  outlet: unknown;
  parcels: Readonly<Record<string, unknown>>;
  chrome: unknown;
  /** What the API can do beyond the specification. */
  extensions: readonly ApiExtension[];
  /** Null where overrides are off. */
  qa: QualityAssurance | null;
}

/** Ids of the JSON script elements in the document. */
export const REGISTRY_ELEMENT_ID = 'registry';
export const DOCUMENT_STATE_ELEMENT_ID = 'document-state';
