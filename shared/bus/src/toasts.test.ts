import type { ToastCommand } from '@shared/contract';
import { of, Subject } from 'rxjs';
import { TOAST_REMOVE_DELAY_MS, toasts } from './toasts.ts';
import type { ToastState } from './toasts.ts';

function toaster(removeDelayMs?: number) {
  const commands = new Subject<ToastCommand>();
  const lists: (readonly ToastState[])[] = [];
  const subscription = toasts(commands, removeDelayMs === undefined ? {} : { removeDelayMs }).subscribe(
    (list) => lists.push(list),
  );
  return {
    send: (command: ToastCommand) => commands.next(command),
    add: (id: string, title = id) => commands.next({ type: 'add', id, toast: { title } }),
    current: () => lists.at(-1),
    lists,
    subscription,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('starts empty', () => {
  expect(toaster().lists).toEqual([[]]);
});

it('shows at most one: a new one replaces the previous', () => {
  const { add, current } = toaster();
  add('first');
  add('second');
  expect(current()).toEqual([{ id: 'second', title: 'second', open: true }]);
});

it('updates in place and ignores fields left undefined', () => {
  const { send, current } = toaster();
  send({ type: 'add', id: 'a', toast: { title: 'جارٍ الإرسال', description: 'd', duration: 100 } });
  send({ type: 'update', id: 'a', toast: { description: 'e', variant: 'destructive' } });
  const withoutTitle: { title: string } = Object.assign({ title: '' }, { title: undefined });
  send({ type: 'update', id: 'a', toast: withoutTitle });
  expect(current()).toEqual([
    { id: 'a', title: 'جارٍ الإرسال', description: 'e', variant: 'destructive', duration: 100, open: true },
  ]);
});

it.each([{ id: 'a' }, {}])('dismisses %j at once and removes it after 1,000,000 ms', (target) => {
  const { send, add, current } = toaster();
  add('a');
  send({ type: 'dismiss', ...target });
  expect(current()).toEqual([{ id: 'a', title: 'a', open: false }]);
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(current()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(current()).toEqual([]);
});

it('takes the delay from its options', () => {
  const { send, add, current } = toaster(200);
  add('a');
  send({ type: 'dismiss' });
  jest.advanceTimersByTime(200);
  expect(current()).toEqual([]);
});

it('leaves a notification alone that was added after the dismissal, even under the same id', () => {
  const { send, add, current } = toaster(200);
  add('a');
  send({ type: 'dismiss' });
  jest.advanceTimersByTime(100);
  add('a', 'again');
  jest.advanceTimersByTime(1000);
  expect(current()).toEqual([{ id: 'a', title: 'again', open: true }]);
});

it.each([{ id: 'a' }, {}])('removes %j at once', (target) => {
  const { send, add, current } = toaster();
  add('a');
  send({ type: 'remove', ...target });
  expect(current()).toEqual([]);
});

it('says nothing when a command concerns no visible notification', () => {
  const { send, add, lists } = toaster();
  add('a');
  const before = lists.length;
  send({ type: 'update', id: 'gone', toast: { title: 'x' } });
  send({ type: 'dismiss', id: 'gone' });
  send({ type: 'remove', id: 'gone' });
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(lists).toHaveLength(before);
});

it('does not let a toast from elsewhere overwrite id or open', () => {
  const { send, current } = toaster();
  send({ type: 'add', id: 'a', toast: { title: 't', ...({ id: 'b', open: false } as object) } });
  expect(current()).toEqual([{ id: 'a', title: 't', open: true }]);
});

it('leaves no timer behind once unsubscribed', () => {
  const { send, add, subscription } = toaster();
  add('a');
  send({ type: 'dismiss' });
  expect(jest.getTimerCount()).toBe(1);
  subscription.unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
});

it('works on a source that emits while being subscribed to', () => {
  const seen: (readonly ToastState[])[] = [];
  toasts(of<ToastCommand[]>({ type: 'add', id: 'a', toast: { title: 't' } }, { type: 'dismiss' })).subscribe(
    (list) => seen.push(list),
  );
  jest.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(seen.at(-1)).toEqual([]);
  expect(seen).toHaveLength(4);
});
