import { offline, ok, status as answer } from '@shared/remote-kit/testing';
import { act, waitFor } from '@testing-library/react';
import { BOOK, CHECK, mountForm, requestsOf, VALID, type MountedForm } from './appointments.test-kit.ts';

let form: MountedForm | undefined;
const log = jest.spyOn(console, 'error');
beforeEach(() => {
  window.sessionStorage.clear();
  log.mockReset().mockImplementation(() => undefined);
});
afterEach(async () => {
  // The last attempt succeeds, so that no test begins with one of another.
  form?.http.answer(BOOK, ok({}));
  if (form && !form.button().disabled) await press(form);
  await form?.unmount();
  form = undefined;
});
afterAll(() => log.mockRestore());

const keysOf = (mounted: MountedForm, call = BOOK) =>
  requestsOf(mounted, call).map(({ headers }) => headers?.['Idempotency-Key']);

async function press(mounted: MountedForm): Promise<void> {
  const before = requestsOf(mounted, BOOK).length;
  await mounted.ready();
  await act(async () => mounted.press());
  await waitFor(() => expect(requestsOf(mounted, BOOK)).toHaveLength(before + 1));
  await waitFor(() => expect(mounted.toasts.length).toBeGreaterThan(before));
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the key of an attempt to book', () => {
  it('is a UUID that stays while nobody has answered, also over a reload', async () => {
    form = await mountForm({ [BOOK]: offline });
    await form.fill(VALID);
    await press(form);
    await press(form);
    const keys = keysOf(form);
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toBe(keys[0]);
    await form.unmount();
    form = await mountForm({ [BOOK]: answer(500) });
    await press(form);
    expect(keysOf(form)).toEqual([keys[0]]);
  });

  it('goes with the check of that slot, so that the own booking is no conflict', async () => {
    form = await mountForm({ [BOOK]: offline });
    await form.fill(VALID);
    await press(form);
    const [key] = keysOf(form);
    await form.unmount();
    form = await mountForm();
    await form.ready();
    expect(keysOf(form, CHECK)).toEqual([key]);
    await form.fill({ to_time: '11:00' });
    await form.ready();
    expect(keysOf(form, CHECK)).toEqual([key, undefined]);
  });

  it.each([
    ['the name', { name: 'Noura' }],
    ['the phone', { phone: '0598765432' }],
    ['a time', { to_time: '11:00' }],
  ])('is another one once %s has changed', async (_what, change) => {
    form = await mountForm({ [BOOK]: offline });
    await form.fill(VALID);
    await press(form);
    await form.fill(change);
    await press(form);
    const [first, second] = keysOf(form);
    expect(second).toMatch(UUID);
    expect(second).not.toBe(first);
  });

  it('stays when the same number is typed in other digits', async () => {
    form = await mountForm({ [BOOK]: offline });
    await form.fill(VALID);
    await press(form);
    await form.fill({ phone: '٠٥١٢٣٤٥٦٧٨' });
    await press(form);
    const [first, second] = keysOf(form);
    expect(second).toBe(first);
  });

  it('ends with success: the same wish again is a new attempt', async () => {
    form = await mountForm();
    await form.fill(VALID);
    await press(form);
    await form.fill(VALID);
    await press(form);
    const [first, second] = keysOf(form);
    expect(second).not.toBe(first);
  });

  it('ends when the API says that it stands for something else', async () => {
    form = await mountForm({ [BOOK]: answer(422) });
    await form.fill(VALID);
    await press(form);
    await press(form);
    const [first, second] = keysOf(form);
    expect(second).not.toBe(first);
  });

  it('is no matter of the storage: blocked or full, it stays until the page is left', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
      jest.spyOn(Storage.prototype, method).mockImplementation(blocked),
    );
    form = await mountForm({ [BOOK]: offline });
    await form.fill(VALID);
    await press(form);
    await press(form);
    const [first, second] = keysOf(form);
    expect(first).toMatch(UUID);
    expect(second).toBe(first);
    for (const spy of spies) spy.mockRestore();
  });

  it.each(['{', '7', '{"key":"short","values":{}}', '{"key":5}'])(
    'survives the rubbish %s',
    async (rubbish) => {
      window.sessionStorage.setItem('draft:appointment:attempt', rubbish);
      form = await mountForm();
      await form.fill(VALID);
      await press(form);
      expect(keysOf(form)[0]).toMatch(UUID);
    },
  );
});
