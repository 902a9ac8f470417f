// Looks at: shell, mf-blog
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Language } from '@shared/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { saveData } from './kit/browser.ts';
import { hostileArticles, longArticles, SENTINEL, type HostileArticle } from './kit/hostile-articles.ts';
import { fetchRendered } from './kit/rendered.ts';
import { untilAlive } from './kit/is-alive.ts';
import { startSite, type Site } from './kit/site.ts';
import { expect, test } from './kit/test.ts';

/** Stands after each article that shares a page: what swallows it has to have a page of its own. */
const after = (index: number) => `after-${index}.`;

/** What a long article says last. */
const THE_END = 'The very end.';

interface ServedArticle {
  id: string;
  content: string;
  /** Words that must show. */
  shown: readonly string[];
}

const SHARED = 40;

const sharing = hostileArticles.filter(({ alone }) => !alone);
const lone = hostileArticles.filter(({ alone }) => alone);

const batches = Array.from({ length: Math.ceil(sharing.length / SHARED) }, (_, batch): ServedArticle => {
  const articles = sharing.slice(batch * SHARED, (batch + 1) * SHARED);
  return {
    id: `batch-${batch}`,
    content: articles.map(({ markdown }, index) => `${markdown}\n\n${after(index)}`).join('\n\n'),
    shown: articles.map((_each, index) => after(index)),
  };
});

const served: readonly ServedArticle[] = [
  ...batches,
  ...lone.map(({ markdown }, index) => ({
    id: `lone-${index}`,
    content: `Before.\n\n${markdown}`,
    shown: ['Before.'],
  })),
  ...longArticles.map(([, markdown], index) => ({
    id: `long-${index}`,
    content: `Before.\n\n${markdown}\n\n${THE_END}`,
    shown: ['Before.'],
  })),
];

const HOSTILE_FIELD = `</title></script><script>window.attacked=1</script><img src=x onerror="window.attacked=1">`;
const hostileFields = {
  _id: 'fields',
  title: HOSTILE_FIELD,
  content: `${HOSTILE_FIELD}\n\nafter-0.`,
  createdAt: HOSTILE_FIELD,
  author: { name: HOSTILE_FIELD },
  coverImage: `x.jpg" onerror="window.attacked=1`,
};

function answer(path: string): unknown {
  if (/\/blog\/?$/.test(path)) return [hostileFields, { ...hostileFields, _id: 'fields-2' }];
  if (path.endsWith('/blog/fields')) return hostileFields;
  const article = served.find(({ id }) => path.endsWith(`/blog/${id}`));
  return article ? { _id: article.id, title: 'Hostile', content: article.content } : {};
}

/** All that an article may be made of; drawn pictures stand for those that cannot be had. */
const ELEMENTS =
  'A,B,BDI,BLOCKQUOTE,BR,CODE,DEL,DETAILS,DIV,EM,FIGCAPTION,FIGURE,H2,H3,H4,H5,H6,HR,I,IMG,INPUT,INS,KBD,LI,NAV,NOSCRIPT,OL,P,PRE,Q,S,SAMP,SECTION,SPAN,STRONG,SUB,SUMMARY,SUP,TABLE,TBODY,TD,TH,THEAD,TR,UL,VAR';
const ATTRIBUTES =
  'align,alt,aria-current,aria-describedby,aria-hidden,aria-label,aria-labelledby,checked,class,data-footnote-backref,data-footnote-ref,data-footnotes,data-level,decoding,dir,disabled,fetchpriority,height,hidden,href,id,lang,loading,open,rel,role,scope,sizes,src,srcset,start,tabindex,target,title,type,width';

/** What stands in the article that must not; empty when all is well. Runs in the page. */
function faultsIn([elements, attributes]: readonly [string, string]): string[] {
  const prose = document.getElementById('opens-in-new-tab')?.parentElement;
  if (!prose) return ['no article'];
  const faults: string[] = [];
  const known = { elements: new Set(elements.split(',')), attributes: new Set(attributes.split(',')) };
  for (const element of prose.querySelectorAll('*')) {
    if (element.closest('svg')) {
      if (/^(?:script|foreignobject|animate|set|use|a|image|style)$/i.test(element.tagName))
        faults.push(`<${element.tagName}> in a drawing`);
      continue;
    }
    if (!known.elements.has(element.tagName)) faults.push(`<${element.tagName}>`);
    for (const { name, value } of element.attributes) {
      if (!known.attributes.has(name)) faults.push(`${element.tagName} ${name}="${value}"`);
      if (name === 'href' && !/^(?:(?:https?|ftp|mailto|xmpp|ircs?):|[^:/?#]*(?:[/?#]|$))/i.test(value))
        faults.push(`href="${value}"`);
      if (name === 'src' && !/^(?:\/media\/|https?:)/.test(value)) faults.push(`src="${value}"`);
      if (
        name === 'id' &&
        !/^(?:heading-|user-content-(?!user-content-)|footnote-label$|opens-in-new-tab$|contents-title$)/.test(
          value,
        )
      )
        faults.push(`id="${value}"`);
    }
    if (element instanceof HTMLAnchorElement) {
      if (/^(?:javascript|data|vbscript|blob|file):$/.test(element.protocol))
        faults.push(`leads to ${element.href}`);
      if (
        element.hash === '' &&
        element.hasAttribute('href') &&
        !element.rel.includes('noopener') &&
        /^https?:$/.test(element.protocol)
      )
        faults.push(`no noopener at ${element.href}`);
    }
  }
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push(`an id twice: ${ids.join(' ')}`);
  if (document.getElementById('outlet')?.tagName !== 'MAIN') faults.push('the outlet is another element');
  if ('attacked' in window) faults.push('a script ran');
  return faults;
}

test.describe(`${hostileArticles.length} hostile articles (specification, section 2, "Blog article detail")`, () => {
  let site: Site;
  let api: Server;
  let context: BrowserContext;
  let page: Page;
  let alarms: string[] = [];

  test.beforeAll(async ({ browser, site: shared }) => {
    api = createServer(({ url = '' }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: answer(new URL(url, 'http://api').pathname) }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    site = await startSite({
      besides: shared,
      own: ['api'],
      environment: { API_ORIGIN: `http://127.0.0.1:${port}` },
    });
    // The policy would stop most of these by itself: here the article has to do it alone.
    context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
    // What is fetched ahead for other pages is not this suite's matter.
    await saveData(context);
    // Watched, not routed: routing would switch the browser's cache off.
    context.on('request', (request) => {
      // A picture of another site may be shown; nothing else may be asked for.
      const isPictureOfMarkdown = request.resourceType() === 'image' && request.url().endsWith('.png');
      if (new URL(request.url()).hostname === SENTINEL && !isPictureOfMarkdown)
        alarms.push(`asked for ${request.url()}`);
    });
    page = await context.newPage();
    page.on('dialog', (dialog) => {
      alarms.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      // The browser and the server read an article alike.
      if (/hydrat|did not match/i.test(message.text())) alarms.push(message.text());
    });
    page.on('pageerror', ({ message }) => alarms.push(`uncaught: ${message}`));
    context.on('page', (opened) => alarms.push(`opened ${opened.url()}`));
  });
  test.beforeEach(() => {
    alarms = [];
  });
  test.afterAll(async () => {
    await context?.close();
    await site?.close();
    api?.closeAllConnections();
    api?.close();
  });

  async function open(id: string, language: Language = 'en') {
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    const response = await page.goto(`${site.url}/blog/${id}?lang=${language}`);
    expect(response?.status()).toBe(200);
    const last = page.locator('#opens-in-new-tab');
    await last.waitFor({ state: 'attached' });
    await last.evaluate((element) => element.parentElement?.scrollIntoView());
    // Its listeners are there, and React has had its say about the server's markup.
    await untilAlive(last);
  }

  const faults = () => page.evaluate(faultsIn, [ELEMENTS, ATTRIBUTES] as const);

  test('are at least a hundred, of ten kinds', () => {
    expect(hostileArticles.length).toBeGreaterThanOrEqual(100);
    expect(new Set(hostileArticles.map(({ kind }: HostileArticle) => kind)).size).toBeGreaterThanOrEqual(10);
  });

  for (const { id, shown } of batches) {
    test(`do nothing, and hide nothing of what follows them (${id})`, async () => {
      await open(id);
      expect(await faults()).toEqual([]);
      const words = await page.locator('article').first().locator('p').allTextContents();
      for (const word of shown) expect(words).toContain(word);
      expect(alarms).toEqual([]);
    });
  }

  for (const [index, article] of lone.entries()) {
    const id = `lone-${index}`;
    test(`show, and neither hang nor break the page (${id}, ${article.kind}: ${JSON.stringify(article.markdown.slice(0, 24))})`, async () => {
      await open(id);
      expect(await faults()).toEqual([]);
      expect(await page.locator('article').first().textContent()).toContain('Before.');
      expect(await page.getByRole('heading', { level: 1, name: 'Hostile' }).isVisible()).toBe(true);
      expect(alarms).toEqual([]);
    });
  }

  for (const [index, [name]] of longArticles.entries()) {
    test(`that are only long come with content, and all of it is reached (${name})`, async () => {
      const { html } = await fetchRendered(`${site.url}/blog/long-${index}?lang=en`);
      expect(html).toContain('Before.</p>');
      await open(`long-${index}`);
      await page.locator('#outlet').getByText(THE_END, { exact: true }).waitFor({ state: 'attached' });
      expect(await faults()).toEqual([]);
      expect(alarms).toEqual([]);
    });
  }

  test('no rendering of an article took too long for the document server', () => {
    // All of the visits above: what counts as a fault of the release stands there.
    expect(site.output.filter((line) => /rendering \/blog\/.*no answer within/.test(line))).toEqual([]);
  });

  for (const language of ['ar', 'en'] as const) {
    test(`have no more luck in title, author, date and cover, in ${language}`, async () => {
      await open('fields', language);
      expect(await faults()).toEqual([]);
      expect(await page.locator('article h1').textContent()).toBe(HOSTILE_FIELD);
      const { html: document } = await fetchRendered(`${site.url}/blog/fields?lang=${language}`);
      const described = [...document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, text = '']) => text,
      );
      expect(described.map((text) => JSON.parse(text) as unknown)).toContainEqual(
        expect.objectContaining({ '@type': 'Article', headline: HOSTILE_FIELD }),
      );
      expect(await page.locator('#outlet script').count()).toBe(0);
      expect(alarms).toEqual([]);
    });
  }
});
