import type { ToastCommand } from '@shared/contract';
import { createFakeBus } from './fake-bus.ts';

it('starts in Arabic, records commands and still delivers them', () => {
  const bus = createFakeBus();
  const seen: ToastCommand[] = [];
  bus.toasts$.subscribe((command) => seen.push(command));
  const command: ToastCommand = { type: 'add', id: '1', toast: { title: 'مرحبًا' } };
  bus.sendToast(command);
  expect(bus.language$.value).toBe('ar');
  expect(bus.sent).toEqual([command]);
  expect(seen).toEqual([command]);
});

it('switches language like the real one', () => {
  const bus = createFakeBus('en');
  bus.switchLanguage('ar');
  expect(bus.language$.value).toBe('ar');
});

it('fails the test of whoever breaks the contract', () => {
  const bus = createFakeBus();
  expect(() => bus.sendToast(JSON.parse('{ "type": "add", "id": "1", "toast": {} }'))).toThrow(
    /Not a toast command/,
  );
  expect(bus.sent).toEqual([]);
});
