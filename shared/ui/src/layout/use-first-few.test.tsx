import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFirstFew } from './use-first-few.ts';

const drawn: number[] = [];

function List({ items }: { items: readonly string[] }) {
  const shown = useFirstFew(items, 2);
  drawn.push(shown.length);
  return <p>{shown.join(' ')}</p>;
}

const items = ['a', 'b', 'c', 'd'];
beforeEach(() => drawn.splice(0));

it('draws the first few, then all', async () => {
  const { container } = render(<List items={items} />);
  expect(container).toHaveTextContent('a b');
  await waitFor(() => expect(container).toHaveTextContent('a b c d'));
  expect(drawn[0]).toBe(2);
});

it('draws all on the server, and takes that over as it is', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<List items={items} />);
  expect(place).toHaveTextContent('a b c d');
  drawn.splice(0);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, <List items={items} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(new Set(drawn)).toEqual(new Set([4]));
  await act(async () => root.unmount());
});

it('asks for nothing more when it is left before that', async () => {
  const { unmount } = render(<List items={items} />);
  unmount();
  drawn.splice(0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(drawn).toEqual([]);
});

it('draws other items whole once it stands', async () => {
  const { container, rerender } = render(<List items={items} />);
  await waitFor(() => expect(container).toHaveTextContent('a b c d'));
  drawn.splice(0);
  rerender(<List items={['e', 'f', 'g']} />);
  expect(drawn[0]).toBe(3);
  expect(container).toHaveTextContent('e f g');
});
