import { createViewsAhead, MOST_AHEAD } from './views-ahead.ts';

const paths = (views: ReturnType<typeof createViewsAhead>) =>
  views.list().map(({ location: { pathname, search } }) => pathname + search);

it('keeps each address once, in the place where it was begun, and tells of changes alone', () => {
  const views = createViewsAhead();
  const changed = jest.fn();
  const stop = views.subscribe(changed);
  views.add('/sell', '');
  views.add('/sell', '?type=villa');
  views.add('/sell', '');
  expect(paths(views)).toEqual(['/sell', '/sell?type=villa']);
  expect(changed).toHaveBeenCalledTimes(2);
  views.drop('unknown');
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  views.drop();
  expect(paths(views)).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('lets the oldest go: what a mouse passes on its way does not pile up', () => {
  const views = createViewsAhead();
  for (let index = 0; index < MOST_AHEAD + 2; index += 1) views.add(`/property/${index}`, '');
  expect(paths(views)).toEqual(Array.from({ length: MOST_AHEAD }, (_, index) => `/property/${index + 2}`));
});

it('takes one away by its key', () => {
  const views = createViewsAhead();
  views.add('/sell', '');
  views.add('/rent', '');
  views.drop(views.list()[0]?.key);
  expect(paths(views)).toEqual(['/rent']);
});
