import { systemClock } from './clock.ts';

/** Holds the whole process up, as a long rendering does. */
function holdUp(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the clock of the document server', () => {
  it('lets what has arrived by the time be handled first', async () => {
    const order: string[] = [];
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((resolve) => {
      systemClock.after(1, () => {
        order.push('limit');
        resolve();
      });
      port2.onmessage = () => order.push('answer');
      port1.postMessage('answer');
      holdUp(5);
    });
    port1.close();
    expect(order).toEqual(['answer', 'limit']);
  });

  it('does nothing that was called off', async () => {
    const task = jest.fn();
    systemClock.after(1, task)();
    await new Promise<void>((resolve) => systemClock.after(5, resolve));
    expect(task).not.toHaveBeenCalled();
  });
});
