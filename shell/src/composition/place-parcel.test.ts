import type { ParcelProps, RemoteFailure, RemoteModule } from '@shared/contract';
import type { Parcel } from 'single-spa';
import { createPlaceParcel, type MountParcel, type ParcelPorts } from './place-parcel.ts';

const ref = { remote: 'mf-listings', name: 'latest-sale' } as const;
const lifecycles = {};
const remote = { parcels: { 'latest-sale': lifecycles } } as unknown as RemoteModule;

/** A parcel as single-spa gives it out. */
const parcelOf = (mountPromise: Promise<unknown> = Promise.resolve(null)) => {
  const unmount = jest.fn(() => Promise.resolve(null));
  const update = jest.fn(() => Promise.resolve(null));
  const getStatus = () => 'MOUNTED';
  return { parcel: { mountPromise, unmount, update, getStatus } as unknown as Parcel, unmount, update };
};

function stage(
  load: ParcelPorts['load'] = () => Promise.resolve({ ok: true, value: remote }),
  mounted = parcelOf(),
) {
  const reported: RemoteFailure[] = [];
  const given: ParcelProps[] = [];
  const onFailure = jest.fn<void, [RemoteFailure]>();
  const prepareRetry = jest.fn(() => Promise.resolve());
  const mountParcel = jest.fn<Parcel, Parameters<MountParcel>>((_config, props) => {
    given.push(props);
    return mounted.parcel;
  });
  const ports: ParcelPorts = {
    load,
    prepareRetry,
    capabilities: { bus: {}, http: {}, languageGate: {} } as ParcelPorts['capabilities'],
    takeParcelView: () => undefined,
    report: (failure) => reported.push(failure),
  };
  const element = document.createElement('div');
  const place = (overrides: Partial<ParcelPorts> = {}) =>
    createPlaceParcel({ ...ports, ...overrides }, mountParcel);
  return { place, element, onFailure, reported, given, prepareRetry, mountParcel, ...mounted };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a parcel', () => {
  it('is mounted in its place through the page’s own application, with what remotes get', async () => {
    const { place, element, onFailure, mountParcel, given } = stage();
    await place()(ref, element, onFailure).shown;
    expect(mountParcel).toHaveBeenCalledWith(
      { ...lifecycles, unmount: expect.any(Function) },
      expect.anything(),
    );
    expect(given[0]).toMatchObject({ domElement: element, bus: {}, http: {}, languageGate: {} });
    expect(given[0]).not.toHaveProperty('firstView');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is not even loaded on a page that the operator does not let place it, and fails there alone', async () => {
    const load = jest.fn<ReturnType<ParcelPorts['load']>, [string]>();
    const { place, element, onFailure, mountParcel } = stage(load);
    await place({ mayPlace: (name) => name !== 'mf-listings' })(ref, element, onFailure).shown;
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'missing-expose' }));
    expect([load.mock.calls, mountParcel.mock.calls]).toEqual([[], []]);
  });

  it('takes over what the server has rendered for it', async () => {
    const { place, element, onFailure, given } = stage();
    const takeParcelView = jest.fn(() => ({ state: { listings: 4 } }));
    await place({ takeParcelView })(ref, element, onFailure).shown;
    expect(takeParcelView).toHaveBeenCalledWith('mf-listings/latest-sale');
    expect(given[0]?.firstView).toEqual({ state: { listings: 4 } });
  });

  it('gets what its page gives it, and what the server has rendered with the same', async () => {
    const { place, element, onFailure, given, update } = stage();
    const takeParcelView = jest.fn(() => undefined);
    const placed = place({ takeParcelView })({ ...ref, props: { count: 4 } }, element, onFailure);
    await placed.shown;
    expect(takeParcelView).toHaveBeenCalledWith('mf-listings/latest-sale {"count":4}');
    expect(given[0]?.props).toEqual({ count: 4 });
    placed.update?.({ count: 2 });
    expect(update).toHaveBeenCalledWith(
      expect.objectContaining({ domElement: element, props: { count: 2 } }),
    );
    await placed.remove();
    placed.update?.({ count: 3 });
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('is drawn with the newest that it was given on its way', async () => {
    let arrive: (value: null) => void = () => undefined;
    const { place, element, onFailure, update } = stage(
      undefined,
      parcelOf(new Promise((resolve) => (arrive = resolve))),
    );
    const placed = place()({ ...ref, props: { count: 4 } }, element, onFailure);
    await settle();
    update.mockClear();
    placed.update?.({ count: 2 });
    arrive(null);
    await placed.shown;
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ props: { count: 2 } }));
  });

  it('is unmounted when it is removed, also if that fails', async () => {
    const { place, element, onFailure, unmount } = stage();
    const placed = place()(ref, element, onFailure);
    await placed.shown;
    unmount.mockImplementationOnce(() => Promise.reject(new Error('stuck')));
    await expect(placed.remove()).resolves.toBeUndefined();
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('is not mounted any more when it is removed on its way', async () => {
    const { place, element, onFailure, mountParcel } = stage();
    const placed = place()(ref, element, onFailure);
    await placed.remove();
    await placed.shown;
    expect(mountParcel).not.toHaveBeenCalled();
  });

  it.each<[string, string, Parameters<typeof stage>]>([
    [
      'did not load',
      'not-found',
      [() => Promise.resolve({ ok: false, error: { kind: 'not-found', remote: 'mf-listings', cause: 'x' } })],
    ],
    [
      'is not offered by its remote',
      'missing-expose',
      [() => Promise.resolve({ ok: true, value: { parcels: {} } as RemoteModule })],
    ],
    [
      'does not mount',
      'mount',
      [undefined, parcelOf(Promise.resolve().then(() => Promise.reject(new Error('x'))))],
    ],
    ['cannot even be asked for', 'mount', [() => Promise.reject(new Error('x'))]],
  ])('that %s fails alone, told once', async (_what, kind, given) => {
    const { place, element, onFailure, reported } = stage(...given);
    await place()(ref, element, onFailure).shown;
    await settle();
    expect(reported).toMatchObject([{ kind, remote: 'mf-listings/latest-sale' }]);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('is tried once more by itself where its script stands well by now, and fails then', async () => {
    const load = jest.fn<ReturnType<ParcelPorts['load']>, [string]>(() =>
      Promise.resolve({ ok: false, error: { kind: 'wrong-integrity', remote: 'mf-listings', cause: 'x' } }),
    );
    const { place, element, onFailure, prepareRetry, mountParcel } = stage(load);
    load.mockResolvedValueOnce({
      ok: false,
      error: { kind: 'wrong-integrity', remote: 'mf-listings', cause: 'x' },
    });
    load.mockResolvedValueOnce({ ok: true, value: remote });
    await place()(ref, element, onFailure).shown;
    expect(mountParcel).toHaveBeenCalledTimes(1);
    expect(prepareRetry).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    await place()(ref, element, onFailure).shown;
    expect(load).toHaveBeenCalledTimes(4);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('that never comes has failed within five seconds', async () => {
    const { place, element, onFailure, reported } = stage(() => new Promise(() => {}));
    const placed = place()(ref, element, onFailure);
    await jest.advanceTimersByTimeAsync(4999);
    await placed.shown;
    expect(reported).toMatchObject([{ kind: 'timeout' }]);
  });

  it('whose tree throws later is unmounted and told once', async () => {
    const { place, element, onFailure, given, unmount } = stage();
    await place()(ref, element, onFailure).shown;
    given[0]?.reportRenderError(new Error('x'));
    given[0]?.reportRenderError(new Error('x'));
    await settle();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'render' }));
    expect(unmount).toHaveBeenCalledTimes(1);
  });

  it('that was removed fails no more', async () => {
    const { place, element, onFailure, given } = stage();
    const placed = place()(ref, element, onFailure);
    await placed.shown;
    await placed.remove();
    given[0]?.reportRenderError(new Error('x'));
    await settle();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is placed again after what its failure has left is cleared away, once', async () => {
    let works = false;
    const { place, element, onFailure, prepareRetry } = stage(() =>
      Promise.resolve(
        works
          ? { ok: true, value: remote }
          : { ok: false, error: { kind: 'offline', remote: 'mf-listings', cause: 'x' } },
      ),
    );
    const placeParcel = place();
    await placeParcel(ref, element, onFailure).shown;
    expect(prepareRetry).not.toHaveBeenCalled();
    works = true;
    await placeParcel(ref, element, onFailure).shown;
    await placeParcel(ref, element, onFailure).shown;
    expect(prepareRetry.mock.calls).toEqual([['mf-listings']]);
  });
});
