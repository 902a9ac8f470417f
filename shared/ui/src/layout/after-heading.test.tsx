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

describe('of a page that was drawn ahead', () => {
  const isLate = jest.fn<boolean, []>();
  const longPage = (
    <>
      <h1>heading</h1>
      <AfterHeading isLong>
        <Rest />
      </AfterHeading>
    </>
  );
  const drawn = (mode: 'hidden' | 'visible', view = longPage) => (
    <Activity mode={mode}>
      <DrawnAhead value={{ isOutOfSight: mode === 'hidden', isLate }}>{view}</DrawnAhead>
    </Activity>
  );
  async function drawAhead(view = longPage) {
    const drawing = render(drawn('hidden', view));
    await waitFor(() => expect(drawing.getByText('the rest')).toBeInTheDocument());
    expect(drawing.getByText('the rest')).not.toBeVisible();
    expect(begun).not.toHaveBeenCalled();
    return { ...drawing, show: () => drawing.rerender(drawn('visible', view)) };
  }

  it('stands at once, though it is long, where the browser is fast', async () => {
    isLate.mockReturnValue(false);
    const { getByText, show } = await drawAhead();
    show();
    expect(getByText('the rest')).toBeVisible();
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('lets the heading be painted first where it is long and the move is late by then, and is not drawn anew', async () => {
    isLate.mockReturnValue(true);
    const { getByText, show } = await drawAhead();
    const rest = getByText('the rest');
    show();
    expect(getByText('heading')).toBeVisible();
    expect(rest).not.toBeVisible();
    expect(begun).not.toHaveBeenCalled();
    await waitFor(() => expect(rest).toBeVisible());
    expect(getByText('the rest')).toBe(rest);
    expect(begun).toHaveBeenCalledTimes(1);
  });

  it('comes with its heading however late that is, where it is not long', async () => {
    isLate.mockReturnValue(true);
    const { getByText, show } = await drawAhead(page);
    show();
    expect(getByText('the rest')).toBeVisible();
    expect(begun).toHaveBeenCalledTimes(1);
  });
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
