import {
  AHEAD,
  LimitExceeded,
  within,
  type FirstView,
  type RemoteFailure,
  type RemoteFailureKind,
  type RemoteLifecycles,
  type RemoteProps,
} from '@shared/contract';
import { afterTheMove, type Later } from './after-the-move.ts';
import { diagnose } from './diagnose.ts';
import { endEarlyPresses } from './early-presses.ts';
import type { LoadRemote } from './live-release.ts';
import { createPlaceParcel, type MountParcel, type ParcelPorts } from './place-parcel.ts';
import { APPEAR_LIMIT_MS } from './time-limits.ts';
import { mayHelp, tryTwice, type TryFailure } from './try-twice.ts';

/** What comes sooner, as a page that was prepared does, comes without a placeholder. */
const PLACEHOLDER_AFTER_MS = 50;

/** A remote that does not finish unmounting is left behind; its element is removed all the same. */
const UNMOUNT_LIMIT_MS = 1500;

/** What stands in a section while no remote does; each call replaces what the one before has shown. */
export interface SectionView {
  showLoading(section: HTMLElement): void;
  showFailure(section: HTMLElement, failure: RemoteFailure, retry: () => void): void;
  clear(section: HTMLElement): void;
}

export interface SectionPorts extends ParcelPorts {
  load: LoadRemote;
  /** Clears away what a failed try has left behind. */
  prepareRetry(name: string): Promise<void>;
  /** Settles when there is something to draw with: a section's time begins then. Default: at once. */
  canDraw?: Promise<unknown> | undefined;
  view: SectionView;
  /** The outlet in which sections stand, one at a time. */
  outlet: HTMLElement;
  /** What every remote gets, beside what belongs to one mount. */
  capabilities: Pick<RemoteProps, 'bus' | 'http' | 'languageGate' | 'reportHead'>;
  /** The server's content for this section, when the document holds it; given out once. */
  takeFirstView(name: string): FirstView | undefined;
  report(failure: RemoteFailure): void;
}

/** What single-spa hands to a section. */
type HostProps = Record<string, unknown> & { mountParcel?: MountParcel };

export interface Section {
  bootstrap(props: HostProps): Promise<void>;
  mount(props: HostProps): Promise<void>;
  unmount(props: HostProps): Promise<void>;
  /**
   * Tries again if the section has failed at another address than this: the visitor moved on inside of it. single-spa says
   * of a move only when all of it is done, and a section may have failed before that.
   */
  recover(): void;
}

interface Appearance {
  isRetry: boolean;
  firstView?: FirstView | undefined;
}

/** One try to show the remote, in an element of its own: what comes too late shows nowhere. */
interface Attempt {
  stand: HTMLElement;
  /** Ends the remote's mount, however far it came. */
  end(): Promise<unknown>;
}

/**
 * A section of the page as a single-spa application: one remote, loaded, mounted, failing and retried
 * inside of it. Its lifecycles never reject and never wait for the remote, because single-spa moves all
 * applications in step: one remote that hangs would otherwise freeze all navigation.
 */
export function createSection(name: string, ports: SectionPorts): Section {
  const bootstrapped = new WeakSet<RemoteLifecycles>();
  let element: HTMLElement | undefined;
  let current: Attempt | undefined;
  let retry: (() => void) | undefined;
  let triedAt = '';
  let leaving: Later | undefined;
  let placeholder: ReturnType<typeof setTimeout> | undefined;

  async function end(attempt: Attempt): Promise<void> {
    await within(attempt.end(), UNMOUNT_LIMIT_MS).catch(() => undefined);
    attempt.stand.remove();
  }

  async function appear(section: HTMLElement, hostProps: HostProps, how: Appearance): Promise<void> {
    const { firstView } = how;
    const attempt: Attempt = {
      stand: firstView ? renderedStand(section) : hiddenStand(section, how.isRetry),
      end: () => Promise.resolve(),
    };
    current = attempt;
    retry = undefined;
    triedAt = window.location.href;

    // A page that was drawn ahead may have been shown before the move.
    let isSeen = firstView !== undefined || isInSight(attempt.stand);
    const reveal = () => {
      if (current !== attempt || isSeen) return;
      isSeen = true;
      clearTimeout(placeholder);
      ports.view.clear(section);
      showStand(attempt.stand);
    };
    const again = () => {
      ports.view.showLoading(section);
      void appear(section, hostProps, { isRetry: true });
    };
    const fail = (kind: RemoteFailureKind, cause: unknown, version?: string) => {
      if (current !== attempt) return;
      current = undefined;
      clearTimeout(placeholder);
      const failure: RemoteFailure = { kind, remote: name, cause, ...(version && { version }) };
      ports.report(failure);
      endEarlyPresses();
      retry = again;
      attempt.stand.hidden = true;
      ports.view.showFailure(section, failure, again);
      void end(attempt);
    };
    /** After the mount: code that was asked for later did not come, or what came throws. */
    const failLater = (kind: RemoteFailureKind, cause: unknown) => {
      if (current !== attempt) return;
      if (how.isRetry || !mayHelp(kind)) return fail(kind, cause);
      attempt.stand.hidden = true;
      void end(attempt);
      again();
    };
    const props: RemoteProps = {
      ...hostProps,
      ...ports.capabilities,
      domElement: attempt.stand,
      ...(firstView && { firstView }),
      ...(hostProps.mountParcel && { placeParcel: createPlaceParcel(ports, hostProps.mountParcel) }),
      reportHead(head) {
        reveal();
        if (current === attempt) ports.capabilities.reportHead(head);
      },
      reportRenderError: (thrown) => void diagnose(thrown, 'render').then((kind) => failLater(kind, thrown)),
    };

    const mountRemote = async (): Promise<TryFailure | undefined> => {
      // A remote stands once on a page.
      if (leaving) await leaving.now();
      leaving = undefined;
      const loaded = await ports.load(name);
      if (current !== attempt) return undefined;
      if (!loaded.ok) return loaded.error;
      const remote = loaded.value;
      try {
        if (!bootstrapped.has(remote)) await remote.bootstrap(props);
        bootstrapped.add(remote);
        if (current !== attempt) return undefined;
        const mounting = remote.mount(props);
        // Unmounting half-way would leave the rest of the mount behind.
        attempt.end = once(() => mounting.then(() => remote.unmount(props)));
        await mounting;
        return undefined;
      } catch (error) {
        return { kind: await diagnose(error, 'mount'), cause: error };
      }
    };
    const prepareRetry = () => ports.prepareRetry(name);
    const tries = how.isRetry
      ? () => prepareRetry().then(mountRemote)
      : () => tryTwice(mountRemote, prepareRetry);
    try {
      const trying = tries();
      // Until something can be drawn, what the server drew is all that there is, and nobody's fault.
      await Promise.race([trying, ports.canDraw]);
      const failure = await within(trying, APPEAR_LIMIT_MS);
      if (failure) return fail(failure.kind, failure.cause, failure.version);
      reveal();
      endEarlyPresses(firstView && section);
    } catch (error) {
      fail(error instanceof LimitExceeded ? 'timeout' : 'mount', error);
    }
  }

  return {
    bootstrap: () => Promise.resolve(),
    mount(hostProps) {
      const firstView = ports.takeFirstView(name);
      const section = sectionElement(ports.outlet, name, firstView !== undefined);
      element = section;
      // Nothing in it can be pressed before it listens.
      if (!firstView) endEarlyPresses();
      if (!firstView && !standsAhead(section)) {
        // What comes is longer than its beginning: the footer waits below.
        ports.outlet.dataset['awaited'] = '';
        placeholder = setTimeout(() => ports.view.showLoading(section), PLACEHOLDER_AFTER_MS);
      }
      void appear(section, hostProps, { isRetry: false, firstView });
      return Promise.resolve();
    },
    unmount() {
      const attempt = current;
      const section = element;
      current = undefined;
      retry = undefined;
      element = undefined;
      clearTimeout(placeholder);
      // The next page is shown first: to take a long one down is half the time of a move.
      section?.remove();
      leaving = afterTheMove(async () => {
        if (attempt) await end(attempt);
        if (section) ports.view.clear(section);
      });
      return Promise.resolve();
    },
    recover() {
      if (triedAt !== window.location.href) retry?.();
    },
  };
}

/** With the server's content if that is to stay; with the shape that a document without content has drawn in its place. */
function sectionElement(outlet: HTMLElement, name: string, keepsContent: boolean): HTMLElement {
  const rendered = outlet.querySelector<HTMLElement>(`:scope > [data-section="${name}"]`);
  if (rendered && keepsContent) return rendered;
  const room = outlet.querySelector<HTMLElement>(`:scope > [data-room="${name}"]`);
  const section = room ?? document.createElement('div');
  section.dataset['section'] = name;
  if (!standsAhead(section)) section.append(...outlet.querySelectorAll('[data-skeleton]'));
  outlet.querySelectorAll(':scope > :not([data-room])').forEach((other) => other.remove());
  // Not where it is already: what is put elsewhere is laid out anew.
  if (!room) outlet.prepend(section);
  delete section.dataset['room'];
  return section;
}

/** The server's markup stands in the section's only child. */
function renderedStand(section: HTMLElement): HTMLElement {
  const stand = section.firstElementChild;
  if (!(stand instanceof HTMLElement)) throw new Error('no rendered content');
  return stand;
}

/**
 * Hidden until there is something to see, so that the placeholder holds the place meanwhile. It stands first: what a document without
 * content has drawn goes by CSS when something is seen before it. Where the remote has drawn pages ahead, what these stand in.
 */
function hiddenStand(section: HTMLElement, isRetry: boolean): HTMLElement {
  const ahead = standAhead(section);
  if (ahead && !isRetry) return ahead;
  const stand = document.createElement('div');
  stand.hidden = true;
  section.prepend(stand);
  return stand;
}

/** What a remote has drawn pages ahead in. */
const standAhead = (section: HTMLElement) => section.querySelector<HTMLElement>(':scope > [data-stand]');

const isInSight = (stand: HTMLElement) => !stand.hidden && !stand.hasAttribute(AHEAD);

/** Whether the visitor sees the page already that the remote is mounted for. */
function standsAhead(section: HTMLElement): boolean {
  const stand = standAhead(section);
  return stand !== null && isInSight(stand);
}

function showStand(stand: HTMLElement): void {
  stand.hidden = false;
  stand.removeAttribute(AHEAD);
  stand.removeAttribute('style');
}

function once<T>(task: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= task());
}
