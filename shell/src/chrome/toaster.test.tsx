import { createFakeBus } from '@shared/bus/testing';
import type { ToastCommand } from '@shared/contract';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster.tsx';

const network = { isThere: true };
const arrived = jest.fn();
jest.mock('./live-toaster.tsx', () => {
  if (!network.isThere) throw new Error('Loading chunk 7 failed.');
  return {
    __esModule: true,
    default: ({ takeOver, isCalled }: { takeOver(): readonly unknown[]; isCalled: boolean }) => {
      arrived(takeOver());
      return <p>{isCalled ? 'the toaster, called' : 'the toaster'}</p>;
    },
  };
});

const bus = createFakeBus();
const sent = { type: 'add', id: '1', toast: { title: 'Sent' } } as const;
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** @returns the moment at which the content has come alive */
const show = (early: readonly ToastCommand[] = []) => {
  let markAlive = () => {};
  const contentAlive = new Promise<void>((resolve) => (markAlive = resolve));
  render(
    <>
      <Toaster bus={bus} contentAlive={contentAlive} takeEarly={() => early} />
      <p>beside it</p>
    </>,
  );
  return () => markAlive();
};

describe('the toaster arrives', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.resetModules();
    arrived.mockClear();
    network.isThere = true;
  });
  afterEach(() => jest.useRealTimers());

  it('when the content is alive and the browser idle, before there is any notification', async () => {
    const markAlive = show();
    await wait(10_000);
    expect(screen.queryByText('the toaster')).toBeNull();
    markAlive();
    await wait(4000);
    expect(screen.getByText('the toaster')).toBeInTheDocument();
  });

  it('with the first notification at the latest', async () => {
    show();
    await act(async () => bus.sendToast(sent));
    await wait();
    expect(arrived).toHaveBeenLastCalledWith([sent]);
  });

  it('with F8, which leads to it, before there is any notification', async () => {
    show();
    await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8' })));
    await wait();
    expect(screen.getByText('the toaster, called')).toBeInTheDocument();
  });

  it('with what was commanded before there was any of it', async () => {
    show([sent]);
    await wait();
    expect(arrived).toHaveBeenLastCalledWith([sent]);
  });

  it('not without a network, which costs nothing beside it, and when that is back', async () => {
    network.isThere = false;
    show();
    await act(async () => bus.sendToast(sent));
    await wait();
    expect(screen.queryByText('the toaster')).toBeNull();
    expect(screen.getByText('beside it')).toBeInTheDocument();
    network.isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await wait();
    expect(arrived).toHaveBeenLastCalledWith([sent]);
  });
});
