import { parseVitals, VITAL_NAMES } from './vitals.ts';

const vital = {
  id: 'v6-1700000000000-123',
  name: 'LCP',
  value: 584.123,
  release: 'mf-blog@1.0.0-1a2b3c4d',
  route: '/blog/:id',
};

describe('measurements that a browser sends', () => {
  it('are taken as they are', () => {
    const all = VITAL_NAMES.map((name) => ({ ...vital, name, value: 0 }));
    expect(parseVitals([vital, ...all])).toEqual([vital, ...all]);
    expect(parseVitals([{ ...vital, release: 'shell', route: '*' }])).toHaveLength(1);
    expect(parseVitals([])).toEqual([]);
  });

  it.each([
    ['no list', vital],
    ['nothing', undefined],
    ['null', null],
    ['a list of nothing', [null]],
    ['no name of the measurement', [{ ...vital, id: undefined }]],
    ['a name of the measurement that is a sentence', [{ ...vital, id: 'v6\nnext line' }]],
    ['an unknown name', [{ ...vital, name: 'FID' }]],
    ['a figure that is a text', [{ ...vital, value: '584' }]],
    ['a figure below nought', [{ ...vital, value: -1 }]],
    ['a figure without end', [{ ...vital, value: Infinity }]],
    ['no release', [{ ...vital, release: undefined }]],
    ['a release that is a sentence', [{ ...vital, release: 'mf blog\nnext line' }]],
    ['a release without end', [{ ...vital, release: 'a'.repeat(81) }]],
    ['a route with a query, which would be a visitor’s address', [{ ...vital, route: '/blog?q=name' }]],
    ['one wrong among right ones', [vital, { ...vital, value: Number.NaN }]],
    ['more than one visit has', Array.from({ length: 51 }, () => vital)],
  ])('are refused whole when they are %s', (_what, value) => expect(parseVitals(value)).toBeUndefined());
});
