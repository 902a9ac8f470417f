import type { Bus, Language, ToastCommand } from '@shared/contract';
import { createBus } from './create-bus.ts';

const refusals = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => jest.restoreAllMocks());

describe('language', () => {
  it('replays the current language to whoever subscribes late', () => {
    const bus = createBus('ar');
    bus.switchLanguage('en');
    const seen: Language[] = [];
    bus.language$.subscribe((language) => seen.push(language));
    expect(seen).toEqual(['en']);
    expect(bus.language$.value).toBe('en');
  });

  it('tells every subscriber of a switch before the call returns, and nothing when nothing changed', () => {
    const bus = createBus('ar');
    const first: Language[] = [];
    const second: Language[] = [];
    bus.language$.subscribe((language) => first.push(language));
    bus.language$.subscribe((language) => second.push(language));
    bus.switchLanguage('ar');
    bus.switchLanguage('en');
    bus.switchLanguage('en');
    expect(first).toEqual(['ar', 'en']);
    expect(second).toEqual(['ar', 'en']);
  });

  it('stops after unsubscribing', () => {
    const bus = createBus('ar');
    const seen: Language[] = [];
    const subscription = bus.language$.subscribe((language) => seen.push(language));
    subscription.unsubscribe();
    bus.switchLanguage('en');
    expect(seen).toEqual(['ar']);
  });

  it('refuses what is not a language and keeps the current one', () => {
    const error = refusals();
    const bus = createBus('ar');
    bus.switchLanguage(JSON.parse('"fr"'));
    expect(bus.language$.value).toBe('ar');
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('offers remotes no way to switch it', () => {
    const bus: Bus = createBus('ar');
    expect(bus.language$).not.toHaveProperty('next');
    expect(bus.toasts$).not.toHaveProperty('next');
  });
});

describe('toast commands', () => {
  const add: ToastCommand = { type: 'add', id: '1', toast: { title: 'تم الإرسال' } };

  it('hands each command to every subscriber, in order', () => {
    const bus = createBus('ar');
    const seen: ToastCommand[] = [];
    bus.toasts$.subscribe((command) => seen.push(command));
    bus.sendToast(add);
    bus.sendToast({ type: 'dismiss' });
    expect(seen).toEqual([add, { type: 'dismiss' }]);
  });

  it('does not replay to whoever subscribes late', () => {
    const bus = createBus('ar');
    bus.sendToast(add);
    const late = jest.fn();
    bus.toasts$.subscribe(late);
    expect(late).not.toHaveBeenCalled();
  });

  it.each([
    'null',
    '"add"',
    '{ "type": "shout", "id": "1" }',
    '{ "type": "add", "id": "1", "toast": {} }',
    '{ "type": "add", "id": 1, "toast": { "title": "x" } }',
    '{ "type": "update", "id": "1", "toast": { "variant": "loud" } }',
    '{ "type": "dismiss", "id": 7 }',
  ])('refuses %s with a console error', (command) => {
    const error = refusals();
    const bus = createBus('ar');
    const seen = jest.fn();
    bus.toasts$.subscribe(seen);
    bus.sendToast(JSON.parse(command));
    expect(seen).not.toHaveBeenCalled();
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('goes on serving others when one subscriber throws', () => {
    jest.useFakeTimers();
    const bus = createBus('ar');
    const healthy = jest.fn();
    bus.toasts$.subscribe(() => {
      throw new Error('broken subscriber');
    });
    bus.toasts$.subscribe(healthy);
    bus.sendToast(add);
    bus.sendToast({ type: 'remove' });
    expect(healthy).toHaveBeenCalledTimes(2);
    // RxJS reports the error in a later task, where no caller can be hurt.
    expect(() => jest.runAllTimers()).toThrow('broken subscriber');
    jest.useRealTimers();
  });
});

describe('news', () => {
  it('are none at first, replay to whoever subscribes late, and speak on a change alone', () => {
    const bus = createBus('ar');
    expect(bus.news$.value).toBe(0);
    bus.tellNews(3);
    const seen: number[] = [];
    const subscription = bus.news$.subscribe((count) => seen.push(count));
    bus.tellNews(3);
    bus.tellNews(0);
    subscription.unsubscribe();
    bus.tellNews(1);
    expect(seen).toEqual([3, 0]);
  });

  it.each([-1, 0.5, Number.NaN, JSON.parse('"3"')])('refuse %p', (count: number) => {
    const error = refusals();
    const bus = createBus('ar');
    bus.tellNews(count);
    expect([bus.news$.value, error.mock.calls.length]).toEqual([0, 1]);
  });
});
