import type { Toast, ToastCommand } from '@shared/contract';
import {
  concat,
  connect,
  distinctUntilChanged,
  filter,
  map,
  merge,
  mergeMap,
  scan,
  startWith,
  takeUntil,
  timer,
} from 'rxjs';
import type { Observable } from 'rxjs';

/** How long a dismissed notification stays in the state, in milliseconds (specification, section 9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

/** A notification as a toaster draws it. `open` turns false on dismissal; the entry leaves later. */
export interface ToastState extends Toast {
  id: string;
  open: boolean;
}

export interface ToastsOptions {
  /** Delay between dismissal and removal in milliseconds; `TOAST_REMOVE_DELAY_MS` when left out. */
  removeDelayMs?: number;
  /** Commands from before, to begin with; none when left out. */
  early?: readonly ToastCommand[];
}

type DismissCommand = Extract<ToastCommand, { type: 'dismiss' }>;

const isDismissal = (command: ToastCommand): command is DismissCommand => command.type === 'dismiss';
const isAddition = (command: ToastCommand) => command.type === 'add';

/** Only what the contract names, and only what is given: an update must not wipe a title with `undefined`. */
const known = ({ title, description, variant, duration }: Partial<Toast>): Partial<Toast> => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(variant !== undefined && { variant }),
  ...(duration !== undefined && { duration }),
});

/** The state of one notification after a command that concerns it; undefined once it is removed. */
function next(state: ToastState, command: Exclude<ToastCommand, { type: 'add' }>): ToastState | undefined {
  if (command.type === 'remove') return undefined;
  if (command.type === 'update') return { ...state, ...known(command.toast) };
  return state.open ? { ...state, open: false } : state;
}

/** The list that follows a command; the same list when the command changes nothing. */
function reduce(states: readonly ToastState[], command: ToastCommand): readonly ToastState[] {
  if (command.type === 'add') {
    return [{ ...known(command.toast), title: command.toast.title, id: command.id, open: true }];
  }
  const [state] = states;
  if (!state || (command.id !== undefined && command.id !== state.id)) return states;
  const after = next(state, command);
  if (after === state) return states;
  return after ? [after] : [];
}

/**
 * Notifications to draw, from the commands of the bus (specification, sections 4 and 9). At most one:
 * a new one replaces the previous. Emits the empty list at once, then on every command that may change it.
 * Dismissal closes at once and removes after `removeDelayMs`; a notification added in between is left alone.
 */
export function toasts(
  commands$: Observable<ToastCommand>,
  { removeDelayMs = TOAST_REMOVE_DELAY_MS, early = [] }: ToastsOptions = {},
): Observable<readonly ToastState[]> {
  return concat(early, commands$).pipe(
    connect((shared$) =>
      merge(
        shared$,
        shared$.pipe(
          filter(isDismissal),
          mergeMap((dismissal) =>
            timer(removeDelayMs).pipe(
              map((): ToastCommand => ({ ...dismissal, type: 'remove' })),
              // The id may be in use again by then; what is added later answers to its own dismissal.
              takeUntil(shared$.pipe(filter(isAddition))),
            ),
          ),
        ),
      ),
    ),
    scan(reduce, []),
    startWith<readonly ToastState[]>([]),
    distinctUntilChanged(),
  );
}
