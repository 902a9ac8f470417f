import { act, render, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { OnceSeen } from './once-seen.tsx';

const drawn = jest.fn();

function Below() {
  drawn();
  return <p>below</p>;
}

const page = (
  <>
    <h1>heading</h1>
    <OnceSeen>
      <Below />
    </OnceSeen>
  </>
);

beforeEach(() => drawn.mockClear());

it('is drawn once the page was painted', async () => {
  const { queryByText, findByText } = render(page);
  expect(queryByText('below')).toBeNull();
  expect(await findByText('below')).toBeVisible();
});

it('is not drawn with a page that is drawn ahead, however long that waits', async () => {
  const { rerender, findByText } = render(<Activity mode="hidden">{page}</Activity>);
  await waitFor(() => expect(document.querySelector('h1')).toBeInTheDocument());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(drawn).not.toHaveBeenCalled();
  rerender(<Activity mode="visible">{page}</Activity>);
  expect(await findByText('below')).toBeVisible();
});

it('takes over what the server has drawn', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const below = place.querySelector('p');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(below).toBeVisible();
  expect(place.querySelector('p')).toBe(below);
  await act(async () => root.unmount());
  place.remove();
});
