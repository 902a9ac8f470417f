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

describe('what a server bundle renders', () => {
  const result = { html: '<h1>x</h1>', css: '', head: { title: 'x' }, state: null, complete: true };

  it('is a result with any state', () => {
    expect(isRenderResult(result)).toBe(true);
    expect(isRenderResult({ ...result, state: undefined })).toBe(true);
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
