import type { RenderRequest, ServerRemote } from '@shared/contract';
import { renderFailure, type RenderOutcome } from './render-outcome.ts';
import { renderOutlet, type OutletPorts } from './render-outlet.ts';
import { requestFor, resultOf, viewOf } from './renderings.test-kit.ts';

const place = (key: string) => `<div data-parcel="${key}"></div>`;
const rendered = (...view: Parameters<typeof viewOf>): RenderOutcome => ({
  ok: true,
  value: viewOf(...view),
});

describe('the outlet of a document', () => {
  let asked: [string, RenderRequest][];
  let lines: string[];
  let isLetIn: boolean;
  let inside: number;

  beforeEach(() => {
    isLetIn = true;
    inside = 0;
    asked = [];
    lines = [];
  });

  /** Answers are by remote, or by `remote/parcel`. */
  const render = (
    pathname: string,
    answers: Readonly<Record<string, RenderOutcome>>,
    shell: ServerRemote['render'] = () => Promise.reject(new Error('not the shell')),
    mayPlace?: OutletPorts['mayPlace'],
  ) => {
    const ports: OutletPorts = {
      ...(mayPlace && { mayPlace }),
      shellPages: { render: shell },
      http: { request: () => Promise.reject(new Error('not asked')) },
      enter() {
        if (!isLetIn) return undefined;
        inside += 1;
        return () => {
          inside -= 1;
        };
      },
      log: (line) => lines.push(line),
      remotes: {
        async render(name, request) {
          asked.push([name, request]);
          const answer = answers[request.parcel ? `${name}/${request.parcel}` : name];
          return answer ?? renderFailure('no-bundle', 'on purpose');
        },
      },
    };
    return renderOutlet(requestFor(pathname), ports);
  };

  it('is rendered by the owner of the route', async () => {
    const outlet = await render('/blog', { 'mf-blog': rendered('<h1>') });
    expect(outlet).toMatchObject({ view: viewOf('<h1>'), leftToBrowser: undefined, parcels: [] });
    expect(asked).toEqual([['mf-blog', requestFor('/blog')]]);
    expect(inside).toBe(0);
  });

  it.each(['threw', 'limit', 'crowded', 'paused', 'no-bundle'] as const)(
    'is left to the browser when the owner cannot: %s',
    async (kind) => {
      const outlet = await render('/blog', { 'mf-blog': renderFailure(kind, 'on purpose') });
      expect(outlet).toMatchObject({ view: undefined, leftToBrowser: kind, parcels: [] });
    },
  );

  it('has parcels rendered with what the page gives them, each of two of the same by itself', async () => {
    const given = (count: string) =>
      `<div data-parcel="mf-listings/latest-sale" data-props="{&quot;count&quot;:${count}}"></div>`;
    const outlet = await render('/blog', {
      'mf-blog': rendered(`${given('2')}${given('3')}${given('oops')}`),
      'mf-listings/latest-sale': rendered('<p>$&amp;</p>'),
    });
    expect(asked.slice(1).map(([, { parcel, props }]) => [parcel, props])).toEqual([
      ['latest-sale', { count: 2 }],
      ['latest-sale', { count: 3 }],
    ]);
    // What cannot be read is the browser's.
    expect(outlet.view?.html.toString()).toBe(
      `${given('2').replace('></', () => '><div><p>$&amp;</p></div></')}${given('3').replace('></', () => '><div><p>$&amp;</p></div></')}${given('oops')}`,
    );
  });

  it('has parcels of guests rendered where its owner may place them, and asks for no others', async () => {
    const key = 'mf-careers/openings';
    const answers = { 'mf-blog': rendered(place(key)), [key]: rendered('<p>openings</p>') };
    const placed = await render('/blog', answers, undefined, () => true);
    expect(placed.view?.html.toString()).toContain('><div><p>openings</p></div></div>');
    asked = [];
    const kept = await render('/blog', answers, undefined, (placer, remote) => {
      expect([placer, remote]).toEqual(['mf-blog', 'mf-careers']);
      return false;
    });
    expect([kept.view?.html.toString(), kept.parcels]).toEqual([place(key), []]);
    expect(asked.map(([name]) => name)).toEqual(['mf-blog']);
  });

  it('is left to the browser while the process has more to do than it can, and no worker is asked', async () => {
    isLetIn = false;
    const outlet = await render('/blog', { 'mf-blog': rendered('<h1>') });
    expect([outlet.view, outlet.leftToBrowser, asked]).toEqual([undefined, 'crowded', []]);
  });

  it('is left to the browser where the route says so, and nobody is asked', async () => {
    const outlet = await render('/fal-license', { 'mf-portal': rendered('<h1>') });
    expect([outlet.view, outlet.leftToBrowser, asked]).toEqual([undefined, 'browser-only', []]);
  });

  it('is left to the browser when a page of the shell throws, and the log says where', async () => {
    const outlet = await render('/', {}, () => Promise.reject(new Error('on purpose')));
    expect([outlet.view, outlet.leftToBrowser]).toEqual([undefined, 'threw']);
    expect(lines).toEqual([expect.stringMatching(/^shell: rendering \/ failed: .*on purpose/)]);
  });

  describe('with places for parcels', () => {
    const home = (html: string) => () => Promise.resolve(resultOf(html, { css: 'home{}' }));
    const SALE = 'mf-listings/latest-sale';
    const RENT = 'mf-listings/latest-rent';

    it('holds what the parcels’ owners have rendered, with their styles', async () => {
      const { view, parcels } = await render(
        '/',
        { [SALE]: rendered('<ul>', { css: 'sale{}' }), [RENT]: rendered('<ol>', { css: 'rent{}' }) },
        home(`<h1></h1>${place(SALE)}<hr>${place(RENT)}`),
      );
      expect(view).toMatchObject({
        html: Buffer.from(
          `<h1></h1><div data-parcel="${SALE}"><div><ul></div></div><hr><div data-parcel="${RENT}"><div><ol></div></div>`,
        ),
        css: 'home{}',
        complete: true,
      });
      expect(parcels.map((parcel) => parcel.view?.css)).toEqual(['sale{}', 'rent{}']);
    });

    it('leaves the place of one that is not rendered empty, says why, and is not complete', async () => {
      const { view, leftToBrowser, parcels } = await render(
        '/',
        { [SALE]: rendered('<ul>'), [RENT]: renderFailure('limit', 'on purpose') },
        home(place(SALE) + place(RENT)),
      );
      expect(view?.html.toString()).toBe(`<div data-parcel="${SALE}"><div><ul></div></div>${place(RENT)}`);
      expect([view?.complete, leftToBrowser]).toEqual([false, undefined]);
      expect(parcels.map((parcel) => parcel.leftToBrowser)).toEqual([undefined, 'limit']);
    });

    it('is not complete when the data of one was late', async () => {
      const { view } = await render(
        '/',
        { [SALE]: rendered('<ul>', { complete: false }) },
        home(place(SALE)),
      );
      expect(view?.complete).toBe(false);
    });

    it('asks no stranger for one', async () => {
      const { parcels } = await render('/', {}, home(place('mf-evil/x') + place('shell/x')));
      expect([parcels, asked]).toEqual([[], []]);
    });

    it('takes dollar signs in what is rendered for what they are', async () => {
      const { view } = await render('/', { [SALE]: rendered('$& $1 $$') }, home(place(SALE)));
      expect(view?.html.toString()).toContain('<div>$& $1 $$</div>');
    });
  });
});
