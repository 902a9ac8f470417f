import { createBus, createLanguageGate } from '@shared/bus';
import type { DocumentState, HttpClient } from '@shared/contract';
import type { PageFrame } from './page-frame.ts';
import { startFrame } from './start-frame.ts';

const network = { isThere: true };
const shown = jest.fn();
const made = jest.fn();
jest.mock('./page-frame.ts', () => ({
  createPageFrame(ports: { takeEarlyToasts(): readonly unknown[] }): Promise<Partial<PageFrame>> {
    if (!network.isThere) return Promise.reject(new Error('Loading chunk 7 failed.'));
    made(ports.takeEarlyToasts());
    return Promise.resolve({ show: shown });
  },
}));

const http = {} as HttpClient;
const registry = { contract: 2, remotes: {} };
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

function begin(state: Partial<DocumentState>) {
  const bus = createBus('ar');
  let markAlive = () => {};
  const contentAlive = new Promise<void>((resolve) => (markAlive = resolve));
  const document = { url: '/', language: 'ar', rendered: null, parcels: {}, ...state } as DocumentState;
  const capabilities = { bus, http, languageGate: createLanguageGate() };
  const loadFrame = startFrame({ state: document, registry, capabilities, contentAlive });
  return { bus, loadFrame, markAlive: () => markAlive() };
}

describe('header, footer and notices come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    network.isThere = true;
  });
  afterEach(() => jest.useRealTimers());

  it('after the first answer of a document that holds them, once', async () => {
    const { markAlive, loadFrame } = begin({ rendered: 'mf-blog' });
    await wait(2900);
    expect(made).not.toHaveBeenCalled();
    markAlive();
    await wait();
    await loadFrame();
    expect(made).toHaveBeenCalledTimes(1);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('after three seconds, when the section does not answer', async () => {
    begin({ rendered: 'mf-blog' });
    await wait(3100);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<DocumentState>]>([
    ['without content', { rendered: null }],
    ['in the other language', { rendered: 'mf-blog', language: 'en' }],
  ])('at once in a document %s, which is shown then', async (_, state) => {
    document.documentElement.dataset['languageRepair'] = '';
    begin(state);
    await wait();
    expect(shown).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset).not.toHaveProperty('languageRepair');
  });

  it('with the first notification, of which none is lost', async () => {
    const { bus } = begin({ rendered: 'mf-blog' });
    const sent = { type: 'add', id: '1', toast: { title: 'Sent' } } as const;
    bus.sendToast(sent);
    await wait();
    expect(made).toHaveBeenCalledWith([sent]);
  });

  it('when the network is back; until then the page is the server’s', async () => {
    network.isThere = false;
    document.documentElement.dataset['languageRepair'] = '';
    begin({ rendered: null });
    await wait(6000);
    expect(document.documentElement.dataset).not.toHaveProperty('languageRepair');
    expect(made).not.toHaveBeenCalled();
    network.isThere = true;
    await wait(5000);
    expect(shown).toHaveBeenCalledTimes(1);
  });
});
