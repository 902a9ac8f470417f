import type { Language } from './language.ts';
import { isRecord } from './record.ts';

/** The one thing of an observable that a remote may rely on. RxJS fulfils it; so does a fake. */
export interface Subscribable<T> {
  subscribe(next: (value: T) => void): { unsubscribe(): void };
}

export type ToastVariant = 'default' | 'destructive';

/**
 * A notification. `title` and `description` are already translated by the sender.
 */
export interface Toast {
  title: string;
  /** Default: none. */
  description?: string;
  /** Default: `default`. */
  variant?: ToastVariant;
  /** In milliseconds. Default: 5000 (specification, section 9). */
  duration?: number;
}

/** What can be asked of the shell's one toaster (specification, section 4). */
export type ToastCommand =
  | { type: 'add'; id: string; toast: Toast }
  | { type: 'update'; id: string; toast: Partial<Toast> }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string };

/**
 * The bus that the shell creates once and hands to every remote at mount.
 * `language$` replays the current language to whoever subscribes late.
 */
export interface Bus {
  readonly language$: Subscribable<Language> & { readonly value: Language };
  readonly toasts$: Subscribable<ToastCommand>;
  /** Sends one command; a command of the wrong shape is refused with a console error, never thrown. */
  sendToast(command: ToastCommand): void;
  /**
   * Says how much new there is for the visitor in what this browser keeps; the host shows it at its link there, and no mark for 0.
   * What is no whole number from 0 on is refused with a console error. Absent of hosts of before: nobody shows it then.
   */
  tellNews?(count: number): void;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isOptional = (value: unknown, test: (value: unknown) => boolean) => value === undefined || test(value);

const isToastParts = (value: unknown): boolean =>
  isRecord(value) &&
  isOptional(value['title'], isText) &&
  isOptional(value['description'], isText) &&
  isOptional(value['variant'], (variant) => variant === 'default' || variant === 'destructive') &&
  isOptional(value['duration'], (duration) => typeof duration === 'number' && duration > 0);

/** Runtime schema of a toast command: a remote built against another contract may send anything. */
export function isToastCommand(value: unknown): value is ToastCommand {
  if (!isRecord(value)) return false;
  switch (value['type']) {
    case 'add':
      return isText(value['id']) && isToastParts(value['toast']) && isText((value['toast'] as Toast).title);
    case 'update':
      return isText(value['id']) && isToastParts(value['toast']);
    case 'dismiss':
    case 'remove':
      return isOptional(value['id'], isText);
    default:
      return false;
  }
}
