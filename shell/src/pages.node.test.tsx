import { createFakeHttp, offline, ok, renderRemote } from '@shared/remote-kit/testing';
import { brand } from '@shared/brand';
import ar from './locales/ar.json';
import en from './locales/en.json';
import { shellPages } from './pages.ts';

const settings = { phone: '+966 11 222 3333', socialMedia: {} };
const http = createFakeHttp({ 'GET /settings/get': ok({ data: settings }) });

describe('home from the server', () => {
  it.each([
    ['ar', ar],
    ['en', en],
  ] as const)('holds its sections in %s, and places for what others render', async (language, words) => {
    const { html, head, complete } = await renderRemote(shellPages, { url: '/', language, http });
    expect(complete).toBe(true);
    // The brand alone is the title.
    expect(head.title).toBe('');
    const { hero, about, types, faq, contact } = words.home;
    for (const { heading } of [hero, about, types, faq, contact]) expect(html).toContain(heading);
    expect(html).toContain(settings.phone);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('data-parcel="mf-listings/latest-sale" data-props="{&quot;count&quot;:4}"></div>');
    expect(html).toContain('data-parcel="mf-listings/latest-rent" data-props="{&quot;count&quot;:4}"></div>');
  });

  it('does without the settings, and is not kept then', async () => {
    const failing = createFakeHttp({ 'GET /settings/get': offline });
    const { html, complete } = await renderRemote(shellPages, { url: '/', http: failing });
    expect(complete).toBe(false);
    expect(html).toContain(brand.contact.phone);
  });
});

test('what nobody owns is a 404 with content', async () => {
  const { html, head } = await renderRemote(shellPages, { url: '/no/such/page', language: 'en', http });
  expect(head.status).toBe(404);
  expect(html).toContain(en.notFound.text);
});
