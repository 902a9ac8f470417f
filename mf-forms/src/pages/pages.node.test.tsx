import { brand } from '@shared/brand';
import { accessibilityStatement } from '@shared/brand/accessibility';
import { accessibilityChapters } from '@shared/brand/accessibility-chapters';
import { privacyNotice } from '@shared/brand/privacy';
import { privacyChapters } from '@shared/brand/privacy-chapters';
import { createFakeHttp, offline, ok, renderRemote } from '@shared/remote-kit/testing';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import remote from '../remote.ts';

const LANGUAGES = [
  ['ar', ar],
  ['en', en],
] as const;

const settings = {
  address: 'طريق الملك فهد، الرياض',
  email: 'hello@office.example',
  phone: '+966 11 222 3333',
};
const http = createFakeHttp({ 'GET /settings/get': ok({ data: settings }) });

describe('the contact page from the server', () => {
  it.each(LANGUAGES)('holds details and form in %s', async (language, { contact }) => {
    const { html, head, complete } = await renderRemote(remote, { url: '/contact', language, http });
    expect(complete).toBe(true);
    expect(head).toEqual({ title: contact.title, description: contact.description, canonical: '/contact' });
    const { form } = contact;
    for (const text of [form.name, form.email, form.subject, form.message, form.submit, contact.hours.days]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('href="mailto:hello@office.example"');
    expect(html).toContain('href="tel:+966112223333"');
    expect(html).toContain(language === 'ar' ? settings.address : 'Riyadh, Saudi Arabia');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
  });

  it('does without settings', async () => {
    const failing = createFakeHttp({ 'GET /settings/get': offline });
    const { html, complete } = await renderRemote(remote, { url: '/contact', http: failing });
    expect(complete).toBe(false);
    expect(html).toContain(brand.contact.email);
    expect(html).toContain(brand.contact.address.ar);
  });
});

describe('the join page from the server', () => {
  it.each(LANGUAGES)('holds boxes and form in %s', async (language, { join }) => {
    const { html, head, complete } = await renderRemote(remote, { url: '/join', language });
    expect(complete).toBe(true);
    expect(head).toEqual({ title: join.title, description: join.description, canonical: '/join' });
    const { form, why, info, banner } = join;
    for (const text of [form.name, form.phone, form.experience, form.license, form.submit]) {
      expect(html).toContain(text);
    }
    for (const text of [why.heading, info.documents, banner.heading]) expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
  });
});

describe.each([
  ['/privacy', privacyNotice, privacyChapters, brand.privacyEmail],
  ['/accessibility', accessibilityStatement, accessibilityChapters, settings.email],
] as const)('%s from the server', (url, statement, texts, email) => {
  it.each(LANGUAGES)('is whole in %s, and says whom to ask', async (language, words) => {
    const { html, head, complete } = await renderRemote(remote, { url, language, http });
    const { title, description, chapters } = statement.in[language];
    expect(complete).toBe(true);
    expect(head).toEqual({ title, description, canonical: url });
    for (const { id, heading } of chapters) {
      expect(html).toContain(`id="${id}"`);
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(heading);
    }
    const outward = Object.values(texts[language]).flatMap(({ link }) => (link ? [link.href] : []));
    expect(outward).toHaveLength(1);
    expect(html).toContain(`href="${outward[0]}" target="_blank" rel="noopener noreferrer"`);
    expect(html).toContain(`href="mailto:${email}"`);
    expect(html).toContain('href="tel:+966112223333"');
    expect(html).toContain(words.statement.contents);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="/);
  });
});
