import { createHash } from 'node:crypto';
import { brand } from '@shared/brand';
import { matchRoute, type DocumentState } from '@shared/contract';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import { assembleDocument } from './document.ts';
import type { DocumentParts } from './document-parts.ts';
import { contentSecurityPolicy as policyOf } from './security-headers.ts';
import { emptyPartsOf, partsOf } from './documents.test-kit.ts';

/** A document, as text. */
function assemble(parts: DocumentParts) {
  const { html, ...rest } = assembleDocument(parts);
  return { html: Buffer.concat(html).toString(), ...rest };
}

const jsonOf = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
const stateOf = (html: string) => jsonOf(html, 'document-state') as DocumentState;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a document', () => {
  it('holds what was rendered, and its state for hydration', () => {
    const { html, status, contentSign } = assemble(partsOf('/blog', { search: '?page=2' }));
    expect(html).toContain(
      '<main id="outlet" tabindex="-1"><div data-section="mf-blog"><div><h1>عنوان</h1></div></div></main>',
    );
    expect(html).toContain('<div id="header"><nav></div>');
    expect(html).toContain('<div id="footer"><small></div>');
    expect(stateOf(html)).toEqual({
      url: '/blog?page=2',
      parameters: null,
      language: 'ar',
      rendered: 'mf-blog',
      outlet: { posts: 1 },
      parcels: {},
      chrome: { settings: 1 },
      extensions: [],
      qa: null,
    });
    expect([status, contentSign]).toEqual([200, 'content;desc="rendered"']);
  });

  it.each([
    ['ar', 'rtl', ['/assets/arabic.woff2', '/assets/latin.woff2']],
    ['en', 'ltr', ['/assets/latin.woff2']],
  ] as const)('in %s has its direction and its fonts', (language, direction, fonts) => {
    const { html } = assemble(partsOf('/blog', { language }));
    expect(html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}" dir="${direction}">`));
    expect(/<script data-fonts="([^"]+)"/.exec(html)?.[1]?.split(' ')).toEqual(fonts);
  });

  it('names its scripts before its styles, which are most of its head', () => {
    const { html } = assemble(partsOf('/blog'));
    const [beforeStyles = ''] = html.split('<style');
    const named = [...html.matchAll(/<(?:link rel="preload"|script [^>]*defer)[^>]*>/g)].map(([tag]) => tag);
    expect(named.length).toBeGreaterThan(1);
    for (const tag of named) expect(beforeStyles).toContain(tag);
  });

  it('without content says that the browser is to render, and is an answer like any other', () => {
    const { html, status, contentSign } = assemble(emptyPartsOf('/blog'));
    expect(html).toContain('<main id="outlet" tabindex="-1" data-awaited><div data-skeleton=');
    expect(stateOf(html)).toMatchObject({ rendered: null, outlet: null });
    expect([status, contentSign]).toEqual([200, 'content;desc="limit"']);
  });

  it.each([
    ['/', 'home'],
    ['/rent', 'list'],
    ['/blog', 'library'],
    ['/property/1', 'property'],
    ['/blog/1', 'article'],
    ['/appointments', 'form'],
    ['/contact', 'panels'],
    ['/fal-license', 'portal'],
    ['/privacy', 'panels'],
    ['/services', 'page'],
  ])(
    'of %s without content has the shape of its kind of page before any script, and says so once',
    (path, kind) => {
      const { html } = assemble(emptyPartsOf(path, { language: 'en' }));
      const [, shape = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      expect(shape).toContain(
        `<div data-skeleton="${kind}"><p role="status">Loading…</p><div aria-hidden="true">`,
      );
      // Each block has a size: no class without a rule.
      const [, css = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
      const classes = new Set(
        [...shape.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      for (const name of classes) expect(css).toMatch(new RegExp(`\\[data-skeleton\\] [^{]*\\.${name}\\b`));
      expect(assemble(partsOf(path)).html).not.toContain('data-skeleton');
    },
  );

  it('without content is called as links to the page are, and what is called by its content as the brand is', () => {
    const titleAt = (pathname: string) =>
      /<title>(.*)<\/title>/.exec(assemble(emptyPartsOf(pathname)).html)?.[1];
    expect(titleAt('/sell')).toBe(`عقارات للبيع | ${brand.name.ar}`);
    expect(titleAt('/property/p1')).toBe(brand.name.ar);
    expect(titleAt('/')).toBe(brand.name.ar);
  });

  it('of a page that does not exist is a 404, with content or without', () => {
    expect(assemble(emptyPartsOf('/none')).status).toBe(404);
    const match = matchRoute('/blog/none');
    const view = viewOf('<h1>', { head: { title: '', status: 404 } });
    expect(
      assemble(partsOf('/blog/none', { outlet: { match, view, leftToBrowser: undefined, parcels: [] } }))
        .status,
    ).toBe(404);
  });

  it('names each parcel’s state by its key, of those that were rendered', () => {
    const match = matchRoute('/');
    const { html, contentSign } = assemble(
      partsOf('/', {
        outlet: {
          match,
          view: viewOf('<h1>', { complete: false }),
          leftToBrowser: undefined,
          parcels: [
            {
              ref: { remote: 'mf-listings', name: 'latest-sale' },
              view: viewOf('<ul>', { state: { items: 3 } }),
              leftToBrowser: undefined,
            },
            {
              ref: { remote: 'mf-listings', name: 'latest-rent' },
              view: undefined,
              leftToBrowser: 'crowded',
            },
          ],
        },
      }),
    );
    expect(stateOf(html).parcels).toEqual({ 'mf-listings/latest-sale': { items: 3 } });
    expect(contentSign).toBe('content;desc="rendered", parcel;desc="mf-listings/latest-rent crowded"');
  });

  it('says when data was late, of the page or of header and footer', () => {
    const parts = partsOf('/blog');
    const late = 'content;desc="rendered", data;desc="late"';
    const view = viewOf('<p>…</p>', { complete: false });
    expect(assemble({ ...parts, outlet: { ...parts.outlet, view } }).contentSign).toBe(late);
    expect(assemble({ ...parts, chrome: { ...parts.chrome, complete: false } }).contentSign).toBe(late);
  });

  it('allows by its policy exactly the scripts and the style that stand in it', () => {
    const { html, contentSecurityPolicy } = assemble(partsOf('/blog'));
    const inline = /<script(?: data-fonts="[^>]*)?>(.*?)<\/script>/gs;
    const scripts = Array.from(html.matchAll(inline), ([, script = '']) => hashOf(script));
    expect(scripts).toHaveLength(2);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(style).toContain('nav{}h1{}');
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(contentSecurityPolicy).toContain(hashOf(style));
    expect(contentSecurityPolicy).not.toContain('unsafe');
    expect(contentSecurityPolicy).toContain('frame-src https://www.google.com');
    const forbidding = assemble({ ...partsOf('/blog'), forbidFrames: true });
    expect(forbidding.contentSecurityPolicy).toContain("frame-src 'none';");
  });

  it('names its content’s first picture in its head, for the script that knows the line, and says whether it may wait', () => {
    const outlet = {
      ...partsOf('/sell').outlet,
      view: viewOf('<img src="/media/a.jpg" loading="lazy" fetchPriority="high"/>'),
    };
    const { html } = assemble(partsOf('/sell', { outlet }));
    expect(html).toContain(
      ' data-pictures="[{&quot;as&quot;:&quot;image&quot;,&quot;fetchpriority&quot;:&quot;high&quot;,&quot;href&quot;:&quot;/media/a.jpg&quot;}]"',
    );
    expect(assemble(partsOf('/sell')).html).not.toContain('data-pictures="');
    const waitsOf = (parts: Partial<DocumentParts>) =>
      /<script data-fonts=[^>]* data-thumbnails>/.test(assemble(partsOf('/sell', parts)).html);
    const thumbnails = [{ src: '/media/a.jpg', content: 'AAAA' }];
    expect([waitsOf({ outlet, thumbnails }), waitsOf({ outlet }), waitsOf({ thumbnails })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('holds thumbnails after its content, in a style of their own that its policy allows', () => {
    const thumbnails = [{ src: '/media/a.jpg', content: 'AAAA' }];
    const { html, contentSecurityPolicy } = assemble(partsOf('/blog', { thumbnails }));
    const [, style = ''] = /<style>(@media screen{:is\(span[^<]*)<\/style>/.exec(html) ?? [];
    expect(style).toContain('base64,AAAA');
    expect(html.indexOf(style)).toBeGreaterThan(html.indexOf('id="footer"'));
    expect(html.indexOf(style)).toBeLessThan(html.indexOf('id="toasts"'));
    expect(contentSecurityPolicy).toContain(hashOf(style));
    expect(contentSecurityPolicy).toMatch(/img-src [^;]*data:/);
    expect(assemble(partsOf('/blog')).html).not.toContain('base64');
    expect(assemble(emptyPartsOf('/blog', { thumbnails })).html).not.toContain('base64');
  });

  it('lets a page connect to the origins of the operator’s map, and to the site alone without', () => {
    const parts = { scripts: [], styles: [], development: false, forbidFrames: false, remoteOrigins: [] };
    const policy = (mapOrigins: string[]) => policyOf({ ...parts, mapOrigins });
    expect(policy([])).toContain("connect-src 'self';");
    expect(policy(['https://tiles.example'])).toContain("connect-src 'self' https://tiles.example;");
    expect(policy(['https://tiles.example'])).toContain("worker-src 'self';");
  });

  it('cannot be broken out of by what its parts hold', () => {
    const evil = '</script></title><script>alert(1)</script>';
    const parts = partsOf('/blog', { search: `?q=${evil}` });
    const view = viewOf('', { head: { title: evil, description: `"${evil}` }, state: { evil } });
    const { html } = assemble({ ...parts, outlet: { ...parts.outlet, view } });
    expect(html).not.toContain('<script>alert');
    expect(stateOf(html).outlet).toEqual({ evil });
  });

  it('asks browsers to tell of remotes with a canary, and of nothing where none has one', () => {
    const meta = (compared: string[]) =>
      /<meta name="compared"[^>]*>/.exec(assemble(partsOf('/blog', { compared })).html)?.[0];
    expect(meta(['mf-blog', 'mf-forms'])).toBe('<meta name="compared" content="mf-blog mf-forms">');
    expect(meta([])).toBeUndefined();
  });

  it('is the same for the same parts', () => {
    expect(assemble(partsOf('/blog'))).toEqual(assemble(partsOf('/blog')));
  });
});
