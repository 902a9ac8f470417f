import {
  REMOTE_FAILURE_KINDS,
  type Language,
  type QualityAssurance,
  type Refusal,
  type RegistrySnapshot,
} from '@shared/contract';
import { createI18n, I18nProvider } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { act, fireEvent, screen } from '@testing-library/react';
import type { LoadRecord } from '../composition/load-log.ts';
import { startQa } from './start-qa.ts';
import arabic from './words.ar.json';
import english from './words.en.json';

const mockIsRefused = jest.fn(() => Promise.resolve(false));
jest.mock('./local-network.ts', () => ({
  // The page of this test is on this machine itself.
  leadsToLocalNetwork: (_page: string, sources: readonly string[]) =>
    sources.some((source) => source.startsWith('http://localhost')),
  isLocalNetworkRefused: () => mockIsRefused(),
}));

const registry = {
  contract: 1,
  remotes: {
    'mf-blog': { name: 'mf-blog', base: '/remotes/mf-blog/releases/1.0.0-1a2b3c4d/', channel: 'canary' },
    'mf-forms': { name: 'mf-forms', base: '/remotes/mf-forms/releases/0.2.0-0000aaaa/', channel: 'live' },
  },
} as unknown as RegistrySnapshot;

const overridden: QualityAssurance = {
  overrides: [{ remote: 'mf-blog', source: 'http://localhost:3002', version: '1.0.1' }],
  choosable: true,
  expiresAt: '2026-11-22T10:00:00',
};
const nothing: QualityAssurance = { overrides: [], choosable: true, expiresAt: null };
const preview = {
  remote: 'mf-blog',
  source: '1.0.0-1a2b3c4d~AbCdEfGhIjKlMnOpQr-_09',
  version: '1.0.0',
  preview: 'shown',
} as const;
const previewed: QualityAssurance = { ...overridden, overrides: [preview], choosable: false };

describe('the tools of those who test', () => {
  let language: Language = 'ar';
  const listeners = jest.spyOn(document, 'addEventListener');
  let records: LoadRecord[] = [];

  // jsdom draws dialogs and does not open them.
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
  afterEach(() => {
    for (const [type, listener] of listeners.mock.calls) document.removeEventListener(type, listener);
    listeners.mockClear();
    records = [];
  });

  const start = (qa: QualityAssurance | null) =>
    act(async () =>
      startQa({
        state: { qa },
        registry,
        loadFrame: () =>
          Promise.resolve({
            scope: {
              wrap: (content) => (
                <I18nProvider i18n={createI18n({ namespace: 'shell' })} language={language}>
                  <DirectionStyles language={language}>{content}</DirectionStyles>
                </I18nProvider>
              ),
            },
          }),
        loads: { records: () => records },
        shared: {},
      }),
    );
  const press = (init: KeyboardEventInit) =>
    act(async () => {
      fireEvent.keyDown(document, { code: 'KeyM', ctrlKey: true, altKey: true, ...init });
    });
  const panel = () => screen.queryByRole('dialog');

  it('have words of their own for every way in which a remote fails, in both languages', () => {
    for (const { failures } of [arabic, english])
      expect(Object.keys(failures).toSorted()).toEqual([...REMOTE_FAILURE_KINDS].toSorted());
  });

  it('are not there unless the deployer has switched them on', async () => {
    await start(null);
    await press({});
    expect(panel()).toBeNull();
    expect(document.getElementById('qa-banner')).toBeNull();
  });

  it.each([{ ctrlKey: false }, { altKey: false }, { code: 'KeyN' }])('do not open by %j', async (init) => {
    await start(nothing);
    await press(init);
    expect(panel()).toBeNull();
  });

  describe.each([
    ['ar', arabic],
    ['en', english],
  ] as const)('in the page’s language, %s,', (own, words) => {
    beforeAll(() => (language = own));

    it('show by Ctrl-Alt-M which release each remote has, why, and how it came', async () => {
      records = [
        { remote: 'mf-blog', startedAt: 0, durationMs: 120 },
        { remote: 'mf-forms', startedAt: 0, durationMs: 40, failure: 'timeout' },
      ];
      await start(nothing);
      await press({});
      const text = panel()?.textContent ?? '';
      for (const part of [
        '1.0.0-1a2b3c4d',
        words.channels.canary,
        `${words.states.loaded} 120 ${words.milliseconds}`,
        `${words.states.failed}: ${words.failures.timeout}`,
      ])
        expect(text).toContain(part);
      expect(panel()).toHaveTextContent(words.sharedGood);
    });

    it('stand on every page that is not what visitors get', async () => {
      await start(overridden);
      const banner = screen.getByText(words.banner, { exact: false });
      expect(banner).toHaveTextContent('mf-blog 1.0.1 (http://localhost:3002)');
      expect(banner).toHaveTextContent(`${words.until} 10:00`);
    });

    it('say of a preview what it is, without its secret, and offer nothing that the site would refuse', async () => {
      await start(previewed);
      const banner = screen.getByText(words.preview, { exact: false });
      expect(banner).toHaveTextContent(`mf-blog 1.0.0-1a2b3c4d ${words.until} 10:00`);
      expect(banner).not.toHaveTextContent('~');
      await press({});
      expect(panel()).toHaveTextContent(words.previewLead);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: words.apply })).toBeNull();
    });

    it('say that a preview has ended, and what is seen instead', async () => {
      const ended = { ...preview, refused: { kind: 'ended' }, preview: 'ended' } as const;
      await start({ ...previewed, overrides: [ended] });
      expect(screen.getByText(words.preview, { exact: false })).toHaveTextContent(`mf-blog – ${words.ended}`);
    });

    it('say why something is refused, with nothing in another language but names', async () => {
      const release = { name: 'mf-blog', version: '1.0.1' };
      const refusals: Refusal[] = [
        { kind: 'nothing there' },
        { kind: 'another remote', name: 'mf-forms' },
        { kind: 'contract', problems: [{ kind: 'nothing exposed', breaks: true, release }] },
      ];
      records = [{ remote: 'mf-blog', startedAt: 0, durationMs: 40, failure: 'mount' }];
      await start({
        ...overridden,
        overrides: refusals.map((refused, index) => ({
          remote: `mf-${index}`,
          source: 'http://localhost:3002',
          ...(refused.kind === 'contract' && { version: '1.0.1' }),
          refused,
        })),
      });
      const banner = screen.getByText(words.banner, { exact: false });
      const said = [
        `mf-0 (http://localhost:3002) – ${words.refused} ${words.refusals['nothing there']}`,
        `mf-1 (http://localhost:3002) – ${words.refused} ${words.refusals['another remote'].replace('{name}', 'mf-forms')}`,
        `mf-2 1.0.1 (http://localhost:3002) – ${words.refused} ${own === 'en' ? 'mf-blog 1.0.1 exposes no ./remote.' : 'لا يتيح mf-blog 1.0.1 الوحدة ./remote.'}`,
      ];
      for (const sentence of said) expect(banner).toHaveTextContent(sentence);
      await press({});
      for (const part of [document.getElementById('qa-banner'), document.getElementById('qa-panel')]) {
        const copy = part?.cloneNode(true) as HTMLElement;
        for (const name of copy.querySelectorAll('bdi, code')) name.remove();
        const text = (copy.textContent ?? '').replaceAll(/\(mf-[a-z]+\)|Chrome/g, '');
        expect(text).not.toMatch(own === 'ar' ? /[a-z]/i : /\p{Script=Arabic}/u);
        expect(text.length).toBeGreaterThan(20);
      }
    });

    it.each([
      [false, words.localNetwork.asked],
      [true, words.localNetwork.refused],
    ])(
      'say what a browser does about an address of the local network (refused: %s)',
      async (refused, text) => {
        mockIsRefused.mockResolvedValue(refused);
        await start(nothing);
        await press({});
        expect(screen.queryByRole('note')).toBeNull();
        const field = screen.getByLabelText(`${words.source} (mf-blog)`);
        await act(async () => {
          fireEvent.change(field, { target: { value: 'http://localhost:3002' } });
        });
        expect(screen.getByRole('note')).toHaveTextContent(text);
        expect(screen.getByRole('note')).toHaveTextContent('npm run dev -- mf-blog --against');
      },
    );

    it('copy a link that carries what was chosen', async () => {
      const writeText = jest.fn(() => Promise.resolve());
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
      await start(overridden);
      await press({});
      fireEvent.change(screen.getByLabelText(`${words.source} (mf-forms)`), {
        target: { value: '0.3.0-bbbb1111' },
      });
      await act(async () => {
        fireEvent.click(screen.getByRole('button', { name: words.link }));
      });
      const link = new URL(String(writeText.mock.calls.flat()[0]));
      expect(link.searchParams.getAll('override')).toEqual([
        'mf-blog@http://localhost:3002',
        'mf-forms@0.3.0-bbbb1111',
      ]);
      expect(screen.getByRole('button', { name: words.copied })).toBeInTheDocument();
    });
  });
});
