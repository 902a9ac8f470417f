import { createLanguageGate } from './language-gate.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether the gate has opened by now. */
function passing(gate: ReturnType<typeof createLanguageGate>, limitMs?: number) {
  const passed = jest.fn();
  void gate.prepare('en', limitMs).then(passed);
  return passed;
}
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the language gate', () => {
  it('opens at once when nobody has words to fetch', async () => {
    const passed = passing(createLanguageGate());
    await settle();
    expect(passed).toHaveBeenCalled();
  });

  it('asks everybody for the language, and waits for the last of them', async () => {
    const gate = createLanguageGate();
    let arrive = () => {};
    const quick = jest.fn(() => Promise.resolve());
    gate.register(quick);
    gate.register(() => new Promise<void>((resolve) => (arrive = resolve)));
    const passed = passing(gate);
    await settle();
    expect(quick).toHaveBeenCalledWith('en');
    expect(passed).not.toHaveBeenCalled();
    arrive();
    await settle();
    expect(passed).toHaveBeenCalled();
  });

  it('opens although somebody’s words did not come', async () => {
    const gate = createLanguageGate();
    gate.register(() => Promise.reject(new Error('no network')));
    const passed = passing(gate);
    await settle();
    expect(passed).toHaveBeenCalled();
  });

  it.each([
    ['two seconds', undefined, 2000],
    ['the limit given', 300, 300],
  ])('opens after %s for whoever never answers', async (_name, limitMs, expected) => {
    const gate = createLanguageGate();
    gate.register(() => new Promise(() => {}));
    const passed = passing(gate, limitMs);
    await jest.advanceTimersByTimeAsync(expected - 1);
    expect(passed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(passed).toHaveBeenCalled();
  });

  it('forgets whoever has left', async () => {
    const gate = createLanguageGate();
    const prepare = jest.fn(() => Promise.resolve());
    gate.register(prepare)();
    passing(gate);
    await settle();
    expect(prepare).not.toHaveBeenCalled();
  });
});
