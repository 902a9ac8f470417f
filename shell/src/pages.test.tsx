import { brand } from '@shared/brand';
import type { Language, RemoteFailure, RemoteModule, RemoteProps } from '@shared/contract';
import {
  createFakeHttp,
  mountRemote,
  ok,
  type FakeHttp,
  type MountedRemote,
} from '@shared/remote-kit/testing';
import { act, fireEvent, within } from '@testing-library/react';
import ar from './locales/ar.json';
import en from './locales/en.json';
import { shellPages } from './pages.ts';

const words = { ar, en };
const settings = {
  phone: '+966 11 222 3333',
  email: 'hello@office.example',
  address: 'طريق الملك فهد، الرياض',
  socialMedia: {},
};
const knowing = () => createFakeHttp({ 'GET /settings/get': ok({ data: settings }) });

type Placed = Parameters<NonNullable<RemoteProps['placeParcel']>>;

/** The shell's pages as the page mounts them: with parcels that write their name into their place. */
function withParcels(calls: Placed[] = []): RemoteModule {
  const placeParcel: NonNullable<RemoteProps['placeParcel']> = (ref, element, onFailure) => {
    calls.push([ref, element, onFailure]);
    element.textContent = ref.name;
    return { shown: Promise.resolve(), remove: () => Promise.resolve() };
  };
  return { ...shellPages, mount: (props) => shellPages.mount({ ...props, placeParcel }) };
}

interface Options {
  language?: Language;
  /** Collects what the page places. */
  calls?: Placed[];
  http?: FakeHttp;
}

let mounted: MountedRemote | undefined;
async function open(url: string, { language = 'en', calls = [], http = knowing() }: Options = {}) {
  mounted = await mountRemote(withParcels(calls), { url, language, http });
  return mounted;
}
// A page that stays would stop all that come after it.
afterEach(() => mounted?.unmount());

const headingOf = (element: HTMLElement) => element.querySelector('h1')?.textContent;
const linksOf = (element: HTMLElement) =>
  new Map(Array.from(element.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')]));

describe('home', () => {
  // First: what has arrived once is kept for the life of the module.
  it.each(['ar', 'en'] as const)(
    "says that the settings failed beside the brand's own (%s)",
    async (language) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { element } = await open('/', { language, http: createFakeHttp() });
      await within(element).findByText(words[language].settingsFailed);
      expect(element).toHaveTextContent(brand.contact.address[language]);
      jest.restoreAllMocks();
    },
  );

  it('tells its head, with the company as search engines know it', async () => {
    const { heads, element } = await open('/');
    await within(element).findByText(settings.phone);
    expect(heads.at(-1)).toMatchObject({
      title: '',
      description: en.home.description,
      jsonLd: [{ '@type': 'RealEstateAgent', name: brand.name.en, telephone: settings.phone }],
    });
  });

  it.each(['ar', 'en'] as const)('names the address of the settings (%s)', async (language) => {
    const { element } = await open('/', { language });
    await within(element).findByText(settings.phone);
    expect(element).toHaveTextContent(settings.address);
    expect(linksOf(element).get(settings.email)).toBe(`mailto:${settings.email}`);
  });

  it('shows the two hidden sections where the brand says so', async () => {
    const names = [en.home.hidden.browse, en.nav.exclusive];
    const { element, unmount } = await open('/');
    for (const name of names) expect(within(element).queryByRole('heading', { name })).toBeNull();
    await unmount();
    const hidden = jest.replaceProperty(brand, 'showsHiddenParts', true);
    const shown = within((await open('/')).element);
    for (const name of names)
      expect(await shown.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    const office = shown.getByRole('link', { name: en.services.offices.name });
    expect(office).toHaveAttribute('href', '/sell?type=office');
    hidden.restore();
  });

  it('changes its language in place', async () => {
    const { element, switchLanguage, heads } = await open('/');
    await switchLanguage('ar');
    expect(headingOf(element)).toBe(ar.home.hero.heading);
    expect(heads.at(-1)?.description).toBe(ar.home.description);
  });

  describe('has pieces of another team', () => {
    const names = (calls: Placed[]) => calls.map(([{ remote, name }]) => `${remote}/${name}`);
    const failure: RemoteFailure = { kind: 'offline', remote: 'mf-listings/latest-sale', cause: 'x' };

    it('for sale, for rent, and what was viewed', async () => {
      const calls: Placed[] = [];
      const { element } = await open('/', { calls });
      expect(names(calls)).toEqual([
        'mf-listings/latest-sale',
        'mf-listings/latest-rent',
        'mf-listings/recently-viewed',
      ]);
      expect(element.querySelector('[data-parcel="mf-listings/latest-rent"]')).toHaveTextContent(
        'latest-rent',
      );
    });

    it('of which one fails alone, and is placed anew by Retry', async () => {
      const calls: Placed[] = [];
      const { element } = await open('/', { calls });
      act(() => calls[0]?.[2](failure));
      expect(within(element).getByText(en.failing.offline)).toBeInTheDocument();
      expect(element.querySelector('[data-parcel="mf-listings/latest-rent"]')).toBeVisible();
      expect(headingOf(element)).toBe(en.home.hero.heading);
      await act(async () => {
        fireEvent.click(within(element).getByText(en.failing.retry));
      });
      expect(names(calls)).toEqual([
        'mf-listings/latest-sale',
        'mf-listings/latest-rent',
        'mf-listings/recently-viewed',
        'mf-listings/latest-sale',
      ]);
      expect(within(element).queryByText(en.failing.offline)).toBeNull();
      expect(element.querySelector('[data-parcel="mf-listings/latest-sale"]')).toBeVisible();
    });
  });
});

describe('services', () => {
  it('lead to the lists and to a viewing', async () => {
    const { element, heads } = await open('/services');
    expect(heads.at(-1)).toMatchObject({ title: en.services.title, description: en.services.lead });
    const links = [...linksOf(element).values()];
    for (const path of ['/sell', '/rent', '/contact', '/Appointments'])
      expect(links.some((link) => link?.startsWith(path))).toBe(true);
  });
});

describe('what nobody owns', () => {
  it.each(['ar', 'en'] as const)('is not found, in %s, with the way home', async (language) => {
    const { element, heads } = await open('/no/such/page', { language });
    const { notFound } = words[language];
    expect(heads.at(-1)).toMatchObject({ title: notFound.title, status: 404 });
    expect(linksOf(element).get(notFound.home)).toBe('/');
  });

  it.each(['/property', '/blog/7/comments'])(
    'but is a bad link inside the site leads home: %s',
    async (url) => {
      await open(url);
      expect(window.location.pathname).toBe('/');
    },
  );
});
