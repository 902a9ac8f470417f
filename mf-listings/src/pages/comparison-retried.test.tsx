import { ok } from '@shared/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { propertyRecord } from '../data/property-record.test-kit.ts';
import { mountListings, unmountListings } from './listings.test-kit.ts';

const network = { isThere: false };
jest.mock('../compare/compare-view.tsx', () => {
  if (!network.isThere) throw new Error('Loading chunk 7 failed.');
  return { __esModule: true, default: () => <h1>side by side</h1> };
});

const answers = Object.fromEntries(
  ['p1', 'p2'].map((id) => [`GET /home/homes/${id}`, ok({ data: propertyRecord(id) })]),
);

describe('a comparison whose code did not come', () => {
  it('is asked for anew by Retry, which mounts the page once more', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { renderErrors } = await mountListings('/properties?compare=p1,p2', answers);
    await waitFor(() => expect(renderErrors).not.toEqual([]));
    complaints.mockRestore();
    await unmountListings();

    network.isThere = true;
    await mountListings('/properties?compare=p1,p2', answers);
    expect(await screen.findByText('side by side')).toBeInTheDocument();
    await unmountListings();
  });
});
