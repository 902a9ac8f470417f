import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import type { Route } from '@shared/contract';
import type { LeakReport } from '@shared/remote-kit/leaks';
import {
  hearFrame,
  tellFrame,
  type BarMessage,
  type FrameMessage,
  type TrafficEntry,
} from '../channel/messages.ts';
import { ownSearch, readStageState, stageAddress, type StageState } from '../state/stage-state.ts';
import { firstPageOf } from '../frame/frame-address.ts';
import type { StagedRemote } from './staged-remote.ts';

const MOST_ENTRIES = 300;

/** What changes in place; everything else needs a fresh frame, with a cache that knows nothing. */
const LIVE: readonly (keyof StageState)[] = ['lang', 'dir', 'theme', 'width', 'cycles', 'panel', 'bar'];

export interface LeakProgress {
  done: number;
  cycles: number;
}

export interface LoggedEntry extends TrafficEntry {
  /** Unlike any other of this bar. */
  id: number;
}

interface View {
  state: StageState;
  /** The remote's own path and query. */
  path: string;
  /** A new key is a new frame. */
  frame: { key: number; src: string };
  /** The remote's parcels; undefined until the frame stands. */
  parcels: readonly string[] | undefined;
  traffic: readonly LoggedEntry[];
  running: LeakProgress | undefined;
  report: LeakReport | undefined;
  failure: string | undefined;
}

type Action =
  | { type: 'change'; change: Partial<StageState>; path?: string }
  | { type: 'reload' }
  | { type: 'clear-traffic' }
  | { type: 'run'; cycles: number }
  | { type: 'heard'; message: FrameMessage };

const frameAddress = (path: string, state: StageState) =>
  stageAddress(path, { ...state, bar: 'none', panel: 'none', width: 'full', cycles: 0 });

const fresh = (view: View): View => ({
  ...view,
  frame: { key: view.frame.key + 1, src: frameAddress(view.path, view.state) },
  parcels: undefined,
  traffic: [],
  running: undefined,
  report: undefined,
  failure: undefined,
});

const logged = (traffic: readonly LoggedEntry[], entry: TrafficEntry): readonly LoggedEntry[] =>
  [...traffic, { ...entry, id: (traffic.at(-1)?.id ?? 0) + 1 }].slice(-MOST_ENTRIES);

function hear(view: View, message: FrameMessage): View {
  switch (message.type) {
    case 'ready':
      return { ...view, parcels: message.parcels };
    case 'location':
      return { ...view, path: message.path };
    case 'traffic':
      return { ...view, traffic: logged(view.traffic, message.entry) };
    case 'cycled':
      return { ...view, running: { done: message.done, cycles: message.cycles } };
    case 'leaks':
      return { ...view, running: undefined, report: message.report };
    case 'failed':
      return { ...view, running: undefined, failure: message.message };
    default:
      return message satisfies never;
  }
}

function reduce(view: View, action: Action): View {
  switch (action.type) {
    case 'change': {
      const { change, path = view.path } = action;
      const changed = { ...view, state: { ...view.state, ...change }, path };
      return Object.keys(change).every((key) => LIVE.includes(key as keyof StageState))
        ? changed
        : fresh(changed);
    }
    case 'reload':
      return fresh(view);
    case 'clear-traffic':
      return { ...view, traffic: [] };
    case 'run':
      return { ...view, running: { done: 0, cycles: action.cycles }, report: undefined, failure: undefined };
    case 'heard':
      return hear(view, action.message);
    default:
      return action satisfies never;
  }
}

/** A telephone has room for the remote or for the bar. */
const NARROW_PX = 768;

function openView(routes: readonly Route[]): View {
  const { pathname, search, hash } = window.location;
  const state = readStageState(search);
  const path = `${pathname === '/' ? firstPageOf(routes) : pathname}${ownSearch(search)}${hash}`;
  return {
    state,
    path,
    frame: { key: 0, src: frameAddress(path, state) },
    parcels: undefined,
    traffic: [],
    running: undefined,
    report: undefined,
    failure: undefined,
  };
}

export interface Stage extends View {
  isBarOpen: boolean;
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Changes what a link to this stage says; `path` moves the remote as well. */
  change(change: Partial<StageState>, path?: string): void;
  /** Leads the remote to one of its pages, as a link would. */
  goTo(path: string): void;
  reload(): void;
  clearTraffic(): void;
  runCycles(cycles: number): void;
}

/** The state of a stage's bar: mirrored in the address, and told to the frame. */
export function useStage({ routes }: Pick<StagedRemote, 'routes'>): Stage {
  const [view, dispatch] = useReducer(reduce, routes, openView);
  const { state, path } = view;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const tell = useCallback((message: BarMessage) => {
    const frame = frameRef.current?.contentWindow;
    if (frame) tellFrame(frame, message);
  }, []);

  const address = stageAddress(path, state);
  useEffect(() => window.history.replaceState(null, '', address), [address]);

  const { lang, dir, theme } = state;
  const stands = view.parcels !== undefined;
  useEffect(() => {
    if (stands) tell({ type: 'appearance', lang, dir, theme });
  }, [stands, tell, lang, dir, theme]);

  const runCycles = useCallback(
    (cycles: number) => {
      dispatch({ type: 'change', change: { cycles, panel: 'leaks' } });
      dispatch({ type: 'run', cycles });
      tell({ type: 'cycle', cycles });
    },
    [tell],
  );

  // A frame that loaded itself anew starts from what its address said, so it is told again what holds now.
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const asked = useRef(state.cycles);
  useEffect(
    () =>
      hearFrame(
        () => frameRef.current?.contentWindow,
        (message) => {
          dispatch({ type: 'heard', message });
          if (message.type !== 'ready') return;
          const now = latest.current;
          tell({ type: 'appearance', lang: now.lang, dir: now.dir, theme: now.theme });
          // A link that asks for a run gets it once, not with every new frame.
          if (asked.current > 0) runCycles(asked.current);
          asked.current = 0;
        },
      ),
    [tell, runCycles],
  );

  return {
    ...view,
    isBarOpen: state.bar === 'auto' ? window.innerWidth >= NARROW_PX : state.bar === 'open',
    frameRef,
    change: (change, to) => dispatch({ type: 'change', change, ...(to !== undefined && { path: to }) }),
    goTo: (to) =>
      state.parcel === ''
        ? tell({ type: 'navigate', path: to })
        : dispatch({ type: 'change', change: { parcel: '', props: '' }, path: to }),
    reload: () => dispatch({ type: 'reload' }),
    clearTraffic: () => dispatch({ type: 'clear-traffic' }),
    runCycles,
  };
}
