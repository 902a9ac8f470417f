import type { RenderRequest, Result } from '@shared/contract';
import type { RenderedView } from './rendered-view.ts';

const BUNDLE_FAULTS = ['threw', 'limit', 'exited', 'malformed'] as const;

/**
 * What a server bundle does wrong: it throws, takes longer than it may, ends its process or its memory, or gives something
 * else than a rendering.
 */
export type BundleFault = (typeof BUNDLE_FAULTS)[number];

/**
 * Why nothing was rendered without the bundle being to blame: more was asked than there are workers for, its process got too
 * little of the machine or has just been started, the release's first process is on its way, it has failed too often and is not asked
 * for a while, it has nothing that renders, or it makes room for the next one.
 */
export type NotRendered = 'crowded' | 'starved' | 'starting' | 'paused' | 'no-bundle' | 'closing';

export type RenderFailureKind = BundleFault | NotRendered;

export interface RenderFailure {
  kind: RenderFailureKind;
  message: string;
  /** What the bundle turned out to have done wrong after its visitor had gone on without it; undefined when nothing. */
  later?: Promise<RenderFailure | undefined>;
}

export type RenderOutcome = Result<RenderedView, RenderFailure>;

export const isBundleFault = (kind: RenderFailureKind): kind is BundleFault =>
  BUNDLE_FAULTS.some((fault) => fault === kind);

export const renderFailure = (kind: RenderFailureKind, message: string): RenderOutcome => ({
  ok: false,
  error: { kind, message },
});

/** The bundle itself threw as it was loaded, or exports nothing that renders; its message is the stack. */
export class UnloadableBundle extends Error {}

/** Has the pages and parcels of remotes rendered. */
export interface RemoteRenderer {
  /** Never rejects; what was not rendered is for the browser to render. */
  render(name: string, request: RenderRequest): Promise<RenderOutcome>;
}
