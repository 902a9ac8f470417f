import { act, render, waitFor } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AfterHeading, DrawnAhead } from './after-heading.tsx';

const begun = jest.fn();

function Rest() {
  useEffect(() => begun(), []);
  return <p>the rest</p>;
}

const page = (
  <>
    <h1>heading</h1>
    <AfterHeading>
      <Rest />
    </AfterHeading>
  </>
);

beforeEach(() => begun.mockClear());

it('shows the heading first, and what follows once that is painted', async () => {
  const { getByText, queryByText } = render(page);
  expect(getByText('heading')).toBeVisible();
  expect(queryByText('the rest')).toBeNull();
  expect(begun).not.toHaveBeenCalled();
  await waitFor(() => expect(getByText('the rest')).toBeVisible());
  expect(begun).toHaveBeenCalledTimes(1);
});

describe('what follows the heading waits for what it is better drawn with', () => {
  const pageWith = (when: () => Promise<unknown>) => (
    <>
      <h1>heading</h1>
      <AfterHeading when={when}>
        <Rest />
      </AfterHeading>
    </>
  );
  const painted = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  it('until that is here, or cannot be had', async () => {
    for (const end of ['arrive', 'fail'] as const) {
      let ends = { arrive: () => {}, fail: () => {} };
      const coming = new Promise<void>(
        (arrive, fail) => (ends = { arrive, fail: () => fail(new Error('away')) }),
      );
      const { queryByText, unmount } = render(pageWith(() => coming));
      await painted();
      expect(queryByText('heading')).toBeVisible();
      expect(queryByText('the rest')).toBeNull();
      await act(async () => ends[end]());
      expect(queryByText('the rest')).toBeVisible();
      unmount();
    }
  });

  it('and for a second at most', async () => {
    const { queryByText } = render(pageWith(() => new Promise(() => {})));
    await painted();
    expect(queryByText('the rest')).toBeNull();
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    expect(queryByText('the rest')).toBeVisible();
  });
});

it('waits for nothing when it is drawn ahead: all of it stands when the page is shown', async () => {
  const drawn = (mode: 'hidden' | 'visible') => (
    <Activity mode={mode}>
      <DrawnAhead value={mode === 'hidden'}>{page}</DrawnAhead>
    </Activity>
  );
  const { rerender, getByText } = render(drawn('hidden'));
  await waitFor(() => expect(getByText('the rest')).toBeInTheDocument());
  expect(getByText('the rest')).not.toBeVisible();
  expect(begun).not.toHaveBeenCalled();
  rerender(drawn('visible'));
  expect(getByText('the rest')).toBeVisible();
  expect(begun).toHaveBeenCalledTimes(1);
});

it('takes over what the server has drawn, all of it at once', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const rest = place.querySelector('p');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(place.querySelector('p')).toBe(rest);
  expect(rest).toBeVisible();
  await act(async () => root.unmount());
  place.remove();
});
