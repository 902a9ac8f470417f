import { createFakeHttp } from '@shared/api/testing';
import { createLanguageGate } from '@shared/bus';
import { createFakeBus } from '@shared/bus/testing';
import type { RemoteProps } from '@shared/contract';
import { act, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { QueryClient } from '@shared/facades/query';
import { dehydrate } from '@shared/facades/query/server';
import { useLocation } from '@shared/facades/router';
import { useHead } from '../context/hooks.ts';
import { definePage } from '../page/definition.ts';
import { defineRemote } from './define-remote.ts';

/** Each beginning of the library, as it is drawn; of those, the one that stands. */
const drawn = new Set<object>();
let standing: object | undefined;
const stood: string[] = [];

function Library() {
  const { pathname, search } = useLocation();
  useHead({ title: `library${search}` });
  const [beginning] = useState(() => ({}));
  drawn.add(beginning);
  useEffect(() => {
    standing = beginning;
    stood.push(pathname + search);
    return () => void stood.push(`no more: ${pathname + search}`);
  }, [beginning, pathname, search]);
  return <h1>library{search}</h1>;
}

const drawArticle = jest.fn();

function Article() {
  drawArticle();
  const { pathname } = useLocation();
  if (pathname === '/blog/broken') throw new Error('the article is broken');
  return <h1>article</h1>;
}

const fetchLibrary = jest.fn(() => Promise.resolve('a'));
const library = definePage({
  View: Library,
  queries: () => [{ queryKey: ['library'], queryFn: fetchLibrary }],
});
const loadLate = jest.fn<Promise<unknown>, []>();
const article = definePage({ View: Article, late: loadLate });

function stage() {
  const remote = defineRemote({
    name: 'mf-blog',
    locales: { ar: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) },
    pages: {
      blog: () => Promise.resolve({ default: library }),
      article: () => Promise.resolve({ default: article }),
    },
  });
  const host = { bus: createFakeBus('ar'), http: createFakeHttp(), languageGate: createLanguageGate() };
  const domElement = document.body.appendChild(document.createElement('div'));
  const heads: string[] = [];
  const errors: unknown[] = [];
  const props: RemoteProps & { name: string } = {
    ...host,
    name: 'mf-blog',
    domElement,
    reportHead: ({ title }) => heads.push(title),
    reportRenderError: (error) => errors.push(error),
  };
  const begin = (pathname: string, search = '') =>
    remote.prepare?.({ pathname, search, language: 'ar', host });
  const prepare = (pathname: string, search = '') =>
    act(async () => {
      await begin(pathname, search);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
  /** Awaiting a mount inside of `act` would wait for ever. */
  const run = async (lifecycle: () => Promise<unknown>) => {
    let done: Promise<unknown> = Promise.resolve();
    await act(async () => {
      done = lifecycle();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    await done;
  };
  const go = (address: string) =>
    act(async () => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  const leave = async () => {
    await run(() => remote.unmount(props));
    domElement.remove();
  };
  return { remote, props, domElement, heads, errors, begin, prepare, run, go, leave };
}

const visible = (element: HTMLElement) =>
  [...element.querySelectorAll('h1:not([data-ahead] *)')].map((h1) => h1.textContent);

beforeEach(() => {
  drawn.clear();
  drawArticle.mockClear();
  standing = undefined;
  stood.splice(0);
  fetchLibrary.mockClear();
  loadLate.mockReset().mockResolvedValue(undefined);
  window.history.replaceState(null, '', '/contact');
});

it('draws a page before it is asked for, with its data, and puts that on the page', async () => {
  const { remote, props, domElement, heads, prepare, run, leave } = stage();
  await prepare('/blog', '?page=2');
  expect(fetchLibrary).toHaveBeenCalledTimes(1);
  const ahead = new Set(drawn);
  expect(stood).toEqual([]);
  expect(domElement).toBeEmptyDOMElement();

  window.history.replaceState(null, '', '/blog?page=2');
  await run(() => remote.mount(props));
  expect(visible(domElement)).toEqual(['library?page=2']);
  expect(ahead.has(standing ?? {})).toBe(true);
  expect(stood.at(-1)).toBe('/blog?page=2');
  expect(new Set(heads)).toEqual(new Set(['library?page=2']));
  expect(fetchLibrary).toHaveBeenCalledTimes(1);
  await leave();
  expect(stood.at(-1)).toBe('no more: /blog?page=2');
});

it('is found by its address where it draws a page ahead, and leaves that as a host has shown it before the move', async () => {
  const { remote, props, domElement, prepare, run, go, leave } = stage();
  window.history.replaceState(null, '', '/blog/1');
  await run(() => remote.mount(props));
  await prepare('/blog', '?page=2');
  const place = domElement.querySelector<HTMLElement>('[data-ahead="/blog?page=2"]');
  expect(place).toHaveTextContent('library?page=2');
  expect(place).toHaveStyle({ contentVisibility: 'hidden', display: 'flow-root' });
  place?.removeAttribute('data-ahead');
  place?.setAttribute('style', 'display: flow-root');
  const changes = new MutationObserver(() => {});
  if (place) changes.observe(place, { attributeFilter: ['data-ahead', 'style'] });
  await go('/blog?page=2');
  expect(domElement.firstElementChild).toBe(place);
  expect(changes.takeRecords().map(({ attributeName }) => attributeName)).not.toContain('data-ahead');
  expect(place?.getAttribute('style')).toBe('display: flow-root');
  expect(visible(domElement)).toEqual(['library?page=2']);
  changes.disconnect();
  await leave();
});

it('draws a page of its own ahead of a move inside, and begins anew when it is left', async () => {
  const { remote, props, domElement, prepare, run, go, leave } = stage();
  window.history.replaceState(null, '', '/blog/1');
  await run(() => remote.mount(props));
  await prepare('/blog');
  // What nobody sees comes after what is seen, and says what it is to those who read the page.
  const [seen, unseen] = document.querySelectorAll('h1');
  expect(seen).toHaveTextContent('article');
  expect(unseen).toHaveTextContent('library');
  expect(unseen?.closest('[data-ahead]')).not.toBeNull();
  expect(drawn.size).toBeGreaterThan(0);
  expect(stood).toEqual([]);
  const ahead = new Set(drawn);
  await go('/blog');
  expect([...domElement.querySelectorAll('h1')]).toEqual([unseen]);
  expect(unseen?.closest('[data-ahead]')).toBeNull();
  expect(ahead.has(standing ?? {})).toBe(true);
  await go('/blog/1');
  expect(visible(domElement)).toEqual(['article']);
  expect(domElement.querySelectorAll('h1')).toHaveLength(1);
  await leave();
});

it('shows another address than was drawn as if nothing had been', async () => {
  const { remote, props, domElement, prepare, run, leave } = stage();
  await prepare('/blog', '?page=2');
  window.history.replaceState(null, '', '/blog?page=3');
  await run(() => remote.mount(props));
  expect(visible(domElement)).toEqual(['library?page=3']);
  await leave();
});

it('says nothing of what throws out of sight, and reports it when it is asked for', async () => {
  const { remote, props, domElement, errors, prepare, run, go, leave } = stage();
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/blog');
  await run(() => remote.mount(props));
  await prepare('/blog/broken');
  expect(drawArticle).toHaveBeenCalled();
  expect(errors).toEqual([]);
  expect(visible(domElement)).toEqual(['library']);
  await go('/blog/broken');
  expect(errors).toEqual([new Error('the article is broken')]);
  complaints.mockRestore();
  await leave();
});

it('stays as it was at an address of another owner, until it is taken away', async () => {
  const { remote, props, domElement, run, go, leave } = stage();
  window.history.replaceState(null, '', '/blog');
  await run(() => remote.mount(props));
  const heading = domElement.querySelector('h1');
  await go('/contact');
  expect(visible(domElement)).toEqual(['library']);
  expect(domElement.querySelector('h1')).toBe(heading);
  await leave();
});

describe('the code of late parts', () => {
  const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  it('is there before their page is drawn out of sight', async () => {
    let arrive = () => {};
    loadLate.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    const prepared = stage().begin('/blog/1');
    await pause();
    expect(drawArticle).not.toHaveBeenCalled();
    await act(async () => {
      arrive();
      await prepared;
    });
    await pause();
    expect(drawArticle).toHaveBeenCalled();
  });

  it('is done without where it cannot be had', async () => {
    loadLate.mockRejectedValue(new Error('offline'));
    await stage().prepare('/blog/1');
    expect(drawArticle).toHaveBeenCalled();
  });

  it('is not waited for by a page that is asked for, and comes when the browser is idle', async () => {
    const { remote, props, domElement, run, leave } = stage();
    loadLate.mockReturnValue(new Promise(() => {}));
    window.history.replaceState(null, '', '/blog/1');
    await run(() => remote.mount(props));
    expect(visible(domElement)).toEqual(['article']);
    await waitFor(() => expect(loadLate).toHaveBeenCalled());
    await leave();
  });

  it('is not waited for where the server has drawn it, and comes when the browser is idle', async () => {
    const { remote, props, domElement, run, leave } = stage();
    domElement.innerHTML = '<h1>article</h1>';
    const heading = domElement.querySelector('h1');
    loadLate.mockReturnValue(new Promise(() => {}));
    window.history.replaceState(null, '', '/blog/1');
    const state = dehydrate(new QueryClient());
    await run(() => remote.mount({ ...props, firstView: { state } }));
    expect(domElement.querySelector('h1')).toBe(heading);
    await waitFor(() => expect(loadLate).toHaveBeenCalled());
    await leave();
  });
});
