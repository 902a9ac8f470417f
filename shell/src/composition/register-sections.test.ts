import { createFakeBus } from '@shared/bus/testing';
import type { RegistryEntry, RemoteModule, RemoteProps } from '@shared/contract';
import { navigateToUrl, start } from 'single-spa';
import { startNavigation } from './navigation.ts';
import { registerSections } from './register-sections.ts';
import { openScrolledPage, type ScrolledPage } from './scrolled-page.test-kit.ts';
import type { SectionPorts } from './section.ts';

/** With single-spa itself, which decides who is active and marks the moves of its own. */
describe('the sections of the page', () => {
  const mounted: string[] = [];
  const broken = new Set<string>();
  let page: ScrolledPage;
  let announcer: HTMLElement;

  const remoteOf = (name: string): RemoteModule => ({
    parcels: {},
    bootstrap: () => Promise.resolve(),
    mount({ domElement, reportHead }: RemoteProps) {
      mounted.push(name);
      domElement.innerHTML = `<h1>${name}</h1>`;
      reportHead({ title: name });
      return Promise.resolve();
    },
    unmount({ domElement }: RemoteProps) {
      domElement.innerHTML = '';
      return Promise.resolve();
    },
  });
  const shown = () => [...page.content.querySelectorAll('h1')].map((heading) => heading.textContent);

  /** Moves, and waits until the applications have changed places and the view has come. */
  const after = async (move: () => void) => {
    const moved = new Promise((resolve) =>
      window.addEventListener('single-spa:routing-event', resolve, { once: true }),
    );
    move();
    await moved;
    await new Promise(process.nextTick);
  };
  const follow = (address: string) => after(() => navigateToUrl(address));

  beforeAll(() => {
    page = openScrolledPage({ withKeys: false });
    page.reach(3000);
    announcer = document.body.appendChild(document.createElement('div'));
    const navigation = startNavigation(createFakeBus('en'), { outlet: page.content, announcer });
    const guest = { title: { ar: 'الوظائف', en: 'Careers' }, rendering: 'server' };
    const careers = {
      name: 'mf-careers',
      routes: [{ path: '/careers', files: { ar: [], en: [] }, guest }],
    } as unknown as RegistryEntry;
    registerSections({
      registry: { contract: 2, remotes: { 'mf-careers': careers } },
      load: (name) =>
        Promise.resolve(
          broken.has(name)
            ? { ok: false, error: { kind: 'offline', remote: name, cause: 'no network' } }
            : { ok: true, value: remoteOf(name) },
        ),
      prepareRetry: () => Promise.resolve(),
      view: { showLoading: () => {}, showFailure: () => {}, clear: () => {} },
      outlet: page.content,
      capabilities: { reportHead: navigation.reportHead } as SectionPorts['capabilities'],
      takeFirstView: () => undefined,
      takeParcelView: () => undefined,
      report: () => {},
    });
  });
  afterAll(() => page.leave());

  it('start with the owner of the address', async () => {
    await after(() => start({ urlRerouteOnly: true }));
    expect(shown()).toEqual(['shell']);
    expect(announcer.textContent).toBe('');
  });

  it('give way to the owner of each address that the visitor goes to', async () => {
    page.scroll(900);
    await follow('/blog');
    expect(shown()).toEqual(['mf-blog']);
    expect(window.scrollY).toBe(0);
    expect(announcer.textContent).toBe('mf-blog');
    page.scroll(250);
    await follow('/Appointments?property=1');
    expect(shown()).toEqual(['mf-booking']);
    expect(window.scrollY).toBe(0);
  });

  it('come back where they were left', async () => {
    await after(() => window.history.back());
    expect(shown()).toEqual(['mf-blog']);
    expect(window.scrollY).toBe(250);
  });

  it('are those of guests too, at the routes that their releases state and nowhere else', async () => {
    await follow('/careers');
    expect(shown()).toEqual(['mf-careers']);
    await follow('/careers/none');
    expect(shown()).toEqual(['shell']);
  });

  it('show the shell’s own page for what nobody owns', async () => {
    await follow('/no/such/page');
    expect(shown()).toEqual(['shell']);
  });

  it('stay where a move ends with the same owner', async () => {
    await follow('/blog');
    mounted.length = 0;
    await follow('/blog/1');
    expect(mounted).toEqual([]);
    expect(shown()).toEqual(['mf-blog']);
  });

  it('try again when the visitor moves on inside of one that failed', async () => {
    broken.add('mf-forms');
    await follow('/contact');
    expect(shown()).toEqual([]);
    broken.clear();
    await follow('/join');
    expect(shown()).toEqual(['mf-forms']);
  });
});
