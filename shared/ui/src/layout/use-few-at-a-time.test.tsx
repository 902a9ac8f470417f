import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFewAtATime } from './use-few-at-a-time.ts';

const drawn: string[] = [];
const itself = (item: string) => item;

function List({ items }: { items: readonly string[] }) {
  const shown = useFewAtATime(items, 2, itself).join('');
  if (drawn.at(-1) !== shown) drawn.push(shown);
  return <p>{shown}</p>;
}

const items = ['a', 'b', 'c', 'd', 'e', 'f'];
beforeEach(() => drawn.splice(0));

const settled = () => new Promise((resolve) => setTimeout(resolve, 200));

it('draws the first few, then all', async () => {
  const { container } = render(<List items={items} />);
  await waitFor(() => expect(container).toHaveTextContent('abcdef'));
  expect(drawn).toEqual(['ab', 'abcdef']);
});

it('draws all on the server, and takes that over as it is', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<List items={items} />);
  expect(place).toHaveTextContent('abcdef');
  drawn.splice(0);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <List items={items} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  await settled();
  expect(errors).toEqual([]);
  expect(drawn).toEqual(['abcdef']);
  await act(async () => root.unmount());
});

it('asks for nothing more when it is left before that', async () => {
  const { unmount } = render(<List items={items} />);
  unmount();
  drawn.splice(0);
  await settled();
  expect(drawn).toEqual([]);
});

describe('a list that becomes another', () => {
  async function become(next: readonly string[], whole = next.join('')) {
    const { container, rerender } = render(<List items={items} />);
    await waitFor(() => expect(container).toHaveTextContent('abcdef'));
    drawn.splice(0);
    rerender(<List items={next} />);
    await waitFor(() => expect(container).toHaveTextContent(whole));
    return { container, rerender };
  }

  it('does so a few at a time, and the others stand until then', async () => {
    await become(['u', 'v', 'w', 'x', 'y', 'z']);
    expect(drawn).toEqual(['uvabcd', 'uvwxab', 'uvwxyz']);
  });

  it('has no item twice, nor more than there are', async () => {
    await become(['c', 'a', 'x', 'b', 'y']);
    expect(drawn).toEqual(['cabde', 'caxbd', 'caxby']);
  });

  it('is whole at once where it is short', async () => {
    await become(['x']);
    expect(drawn).toEqual(['x']);
  });

  it('ends with the last of several, whatever stood when it came', async () => {
    const { container, rerender } = await become(['u', 'v', 'w', 'x', 'y', 'z'], 'uvabcd');
    rerender(<List items={['1', '2', '3', '4', '5', '6']} />);
    expect(container).toHaveTextContent('12uvab');
    await waitFor(() => expect(container).toHaveTextContent('123456'));
  });
});
