import type { QualityAssurance, ShellContract } from '@shared/contract';
import type { DocumentServerConfig } from '../config/config.ts';
import { applyOverrides } from '../qa/apply-overrides.ts';
import { parseOverride } from '../qa/override.ts';
import { keptOverrides } from '../qa/override-cookie.ts';
import type { PreviewReleases } from '../qa/preview-releases.ts';
import { cohortCookie, cohortOf, drawCohort } from '../registry/cohort.ts';
import type { Registry, RegistryView } from '../registry/registry.ts';

/** Who a document is for: the releases that they get. */
export interface Audience {
  view: RegistryView;
  /** Of documents that are the same for all of this audience; null when they are for one visitor alone. */
  key: string | null;
  /** Remembers a visitor's cohort from the first visit on. */
  setCookie?: string;
  qa: QualityAssurance | null;
  /** Origins of overridden remotes. */
  remoteOrigins: readonly string[];
  /** Whether it has a preview, of which nothing is to be kept. */
  hasPreview: boolean;
}

const NOTHING_OVERRIDDEN: QualityAssurance = { overrides: [], choosable: true, expiresAt: null };

/**
 * Tells from the cookies which releases a visitor gets. While a remote has a canary, who has no cohort is given one;
 * otherwise nobody is told apart, and documents stay the same for all.
 */
export function createAudiences(
  config: Pick<DocumentServerConfig, 'overrideOrigins' | 'remoteOrigins' | 'previews'>,
  shell: ShellContract,
  registry: Registry,
  previews: PreviewReleases,
): (cookies: string | undefined) => Promise<Audience> {
  const { overrideOrigins: origins, remoteOrigins } = config;
  const allowed = { origins, previews: config.previews > 0, remotes: Object.keys(remoteOrigins) };
  const isOn = origins.length > 0 || allowed.previews;

  return async (cookies) => {
    const cohort = registry.hasCanary() ? cohortOf(cookies) : undefined;
    const drawn = registry.hasCanary() && cohort === undefined ? drawCohort() : undefined;
    const view = registry.seenBy(cohort ?? drawn);
    const setCookie = drawn === undefined ? {} : { setCookie: cohortCookie(drawn) };
    const kept = isOn ? keptOverrides(cookies, Date.now()) : undefined;
    if (!kept?.texts.some((text) => parseOverride(text, allowed).ok)) {
      const qa = origins.length > 0 ? NOTHING_OVERRIDDEN : null;
      return { view, key: view.key, qa, remoteOrigins: [], hasPreview: false, ...setCookie };
    }
    const overridden = await applyOverrides(view, kept, { allowed, previews, shell, remoteOrigins });
    return {
      view: overridden.view,
      key: null,
      qa: overridden.qa,
      remoteOrigins: overridden.origins,
      hasPreview: overridden.qa.overrides.some(({ preview }) => preview !== undefined),
      ...setCookie,
    };
  };
}
