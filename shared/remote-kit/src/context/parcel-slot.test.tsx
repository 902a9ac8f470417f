import { act, render, screen } from '@testing-library/react';
import type { Api } from '@shared/api';
import type { PlaceParcel } from '@shared/contract';
import { renderToString } from 'react-dom/server';
import { ParcelSlot } from './parcel-slot.tsx';
import { RemoteContext, type RemoteContextValue } from './remote-context.ts';

const Failed = () => <p>failed</p>;
const update = jest.fn();
const remove = jest.fn(() => Promise.resolve());
const placeParcel = jest.fn<ReturnType<PlaceParcel>, Parameters<PlaceParcel>>((ref, element) => {
  element.append(`${ref.name} ${JSON.stringify(ref.props)}`);
  return { shown: Promise.resolve(), update, remove };
});
const context: RemoteContextValue = {
  name: 'mf-test',
  api: {} as Api,
  bus: undefined,
  head: { when: 'committed', send: () => undefined },
  placeParcel,
  islands: undefined,
};
const slot = (count: number | undefined) => (
  <RemoteContext value={context}>
    <ParcelSlot
      parcel={{
        remote: 'mf-listings',
        name: 'latest-sale',
        ...(count !== undefined && { props: { count } }),
      }}
      placeholder={null}
      Failed={Failed}
    />
  </RemoteContext>
);

describe('a parcel’s props', () => {
  it('stand in the server’s markup, for whoever has the parcel rendered', () => {
    expect(renderToString(slot(4))).toBe(
      '<div data-parcel="mf-listings/latest-sale" data-props="{&quot;count&quot;:4}"></div>',
    );
    expect(renderToString(slot(undefined))).toBe('<div data-parcel="mf-listings/latest-sale"></div>');
  });

  it('go to the parcel where it is placed, and others to the one that stands there', async () => {
    const { rerender } = render(slot(4));
    await act(async () => undefined);
    expect(placeParcel.mock.calls.map(([ref]) => ref.props)).toEqual([{ count: 4 }]);
    expect(screen.getByText('latest-sale {"count":4}')).toBeVisible();
    // Another object of the same is no change.
    rerender(slot(4));
    expect(update).not.toHaveBeenCalled();
    rerender(slot(2));
    expect(update.mock.calls).toEqual([[{ count: 2 }]]);
    rerender(slot(undefined));
    expect(update).toHaveBeenLastCalledWith(undefined);
    expect([placeParcel.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0]);
  });
});
