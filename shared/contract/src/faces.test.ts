import { isRemoteModule } from './remote.ts';
import { isRenderResult } from './render.ts';
import { ROUTES } from './routes.ts';
import { describeShell } from './shell-contract.ts';

const lifecycle = () => Promise.resolve();
const remote = { bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, parcels: {} };

describe('what a remote exposes', () => {
  it('is a remote by its lifecycles and parcels; what else there is does not matter', () => {
    expect(isRemoteModule(remote)).toBe(true);
    expect(isRemoteModule({ ...remote, prepare: lifecycle, later: 1 })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a function', lifecycle],
    ['without parcels', { ...remote, parcels: undefined }],
    ['without bootstrap', { ...remote, bootstrap: undefined }],
    ['without mount', { ...remote, mount: 'mount' }],
    ['without unmount', { ...remote, unmount: null }],
  ])('is none when it is %s', (_what, value) => expect(isRemoteModule(value)).toBe(false));
});

/** A list in a list, so many times. */
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], null);

describe('what a server bundle renders', () => {
  const result = { html: '<h1>x</h1>', css: '', head: { title: 'x' }, state: null, complete: true };

  it('is a result with any state', () => {
    expect(isRenderResult(result)).toBe(true);
    expect(isRenderResult({ ...result, state: undefined })).toBe(true);
  });

  it('says of its page what there is to say', () => {
    const head = {
      title: 'x',
      description: 'y',
      image: '/media/villa.jpg',
      canonical: '/sell',
      status: 404,
      jsonLd: [{ '@type': 'Article' }],
    };
    expect(isRenderResult({ ...result, head })).toBe(true);
    expect(isRenderResult({ ...result, head: { title: 'x', image: 'https://pictures.example/a.jpg' } })).toBe(
      true,
    );
  });

  it.each([
    ['nothing', undefined],
    ['a text', '<h1>x</h1>'],
    ['without markup', { ...result, html: undefined }],
    ['with markup that is a list', { ...result, html: ['<h1>'] }],
    ['without styles', { ...result, css: null }],
    ['not saying whether it is whole', { ...result, complete: 'yes' }],
    ['without a head', { ...result, head: null }],
    ['without a title', { ...result, head: {} }],
    ['with a state that no document can hold', { ...result, state: { price: 1n } }],
    ['with a state without end', { ...result, state: nested(50_000) }],
    ['with a description that is a number', { ...result, head: { title: 'x', description: 7 } }],
    ['with a canonical address that is a number', { ...result, head: { title: 'x', canonical: 7 } }],
    ['with a picture whose address is none', { ...result, head: { title: 'x', image: 'https://' } }],
    ['with a status that no page has', { ...result, head: { title: 'x', status: 1 } }],
    ['that loads by a word', { ...result, head: { title: 'x', loading: 'yes' } }],
    ['with structured data that is no list', { ...result, head: { title: 'x', jsonLd: {} } }],
    ['with structured data of texts', { ...result, head: { title: 'x', jsonLd: ['x'] } }],
    [
      'with structured data that no document can hold',
      { ...result, head: { title: 'x', jsonLd: [{ x: 1n }] } },
    ],
  ])('is none when it is %s', (_what, value) => expect(isRenderResult(value)).toBe(false));
});

test('a shell says which routes it gives to remotes, and keeps its own', () => {
  const shell = describeShell({
    version: '1.0.0',
    slots: ['mf-listings/latest-sale'],
    shared: { react: '19.3.1' },
  });
  expect(shell.accepts).toContain(shell.contract);
  expect(shell.routes).toContainEqual({ path: '/blog/:id', owner: 'mf-blog' });
  expect(shell.routes).toHaveLength(ROUTES.filter(({ owner }) => owner !== 'shell').length);
});
