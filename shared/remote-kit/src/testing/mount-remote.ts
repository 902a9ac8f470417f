import { createFakeHttp, type FakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus, type FakeBus } from '@shared/bus/testing';
import {
  directionOf,
  type Head,
  type Language,
  type RemoteLifecycles,
  type ToastCommand,
} from '@shared/contract';
import { act } from '@testing-library/react';
import { countHost } from '../leaks/counted-host.ts';

export interface MountOptions {
  /** Path and query that the page stands at. */
  url: string;
  /** Of page and bus; Arabic when left out. */
  language?: Language;
  /** The API; one that answers 404 to every call when left out. */
  http?: FakeHttp;
}

/** A remote as a host sees it after mounting. */
export interface MountedRemote {
  element: HTMLElement;
  bus: FakeBus;
  http: FakeHttp;
  /** Toast commands that the remote has sent. */
  toasts: readonly ToastCommand[];
  /** Heads that the remote has reported, the newest last. */
  heads: readonly Head[];
  renderErrors: readonly unknown[];
  switchLanguage(language: Language): Promise<void>;
  /** Moves to another address as the shell does. */
  navigate(url: string): Promise<void>;
  /** Subscriptions to the bus and preparations at the language gate that the remote holds: none once it is unmounted. */
  leftSubscriptions(): number;
  unmount(): Promise<void>;
}

/** React resolves mounts and unmounts outside of `act`; awaiting them inside would wait for ever. */
async function settle<T>(start: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined;
  await act(async () => {
    result = start();
    await Promise.race([result, new Promise((resolve) => setTimeout(resolve))]);
  });
  return result as Promise<T>;
}

/** What follows a heading, then the rest of a long list: each is drawn a moment after the one before. */
const STROKES = 2;

async function drawAll(): Promise<void> {
  for (let stroke = 0; stroke < STROKES; stroke += 1)
    // One after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/**
 * Mounts a remote by its public lifecycles, with a fake API and the real bus: a command that the contract does
 * not know fails the test.
 */
export async function mountRemote(
  remote: RemoteLifecycles,
  { url, language = 'ar', http = createFakeHttp() }: MountOptions,
): Promise<MountedRemote> {
  window.history.replaceState(null, '', url);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const bus = createFakeBus(language);
  const counted = countHost(bus, createLanguageGate());
  const { languageGate } = counted;
  const element = document.body.appendChild(document.createElement('div'));
  const toasts: ToastCommand[] = [];
  const heads: Head[] = [];
  const renderErrors: unknown[] = [];
  const listening = bus.toasts$.subscribe((command) => toasts.push(command));
  const props = {
    name: 'remote-under-test',
    domElement: element,
    bus: counted.bus,
    http,
    languageGate,
    reportHead: (head: Head) => heads.push(head),
    reportRenderError: (error: unknown) => renderErrors.push(error),
  };
  await remote.bootstrap(props);
  await settle(() => remote.mount(props));
  await drawAll();
  return {
    element,
    bus,
    http,
    toasts,
    heads,
    renderErrors,
    switchLanguage: (next) =>
      act(async () => {
        await languageGate.prepare(next);
        document.documentElement.lang = next;
        document.documentElement.dir = directionOf(next);
        bus.switchLanguage(next);
      }),
    async navigate(next) {
      await act(async () => {
        window.history.pushState(null, '', next);
        window.dispatchEvent(new PopStateEvent('popstate'));
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
      await drawAll();
    },
    leftSubscriptions: counted.subscriptions,
    async unmount() {
      await settle(() => remote.unmount(props));
      element.remove();
      listening.unsubscribe();
    },
  };
}
