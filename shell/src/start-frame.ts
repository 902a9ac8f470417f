import type { HostBus, HostLanguageGate } from '@shared/bus';
import { within, type DocumentState, type HttpClient, type RegistrySnapshot } from '@shared/contract';
import { keepEarlyToasts } from './chrome/early-toasts.ts';
import { askedOnce } from './composition/asked-once.ts';
import { CONTENT_PATIENCE_MS } from './composition/time-limits.ts';
import { createLanguageSwitch } from './document/language.ts';
import type { PageFrame } from './page-frame.ts';

/** How long to wait before a frame that did not come is asked for once more. */
const PAUSE_MS = 5000;

interface FrameSurroundings {
  state: DocumentState;
  registry: RegistrySnapshot;
  capabilities: { bus: HostBus; http: HttpClient; languageGate: HostLanguageGate };
  /** When the first section has come alive, or has failed. */
  contentAlive: Promise<void>;
}

/**
 * The page's frame, whose code is no part of a first view: where the document has header and footer in this language it
 * comes after the first answer, else at once, and with the first notification or the first state of a section at the
 * latest. Where it does not come, the server's header and footer stand as they came, and their links work.
 * @returns asks for it sooner
 */
export function startFrame({
  state,
  registry,
  capabilities,
  contentAlive,
}: FrameSurroundings): () => Promise<PageFrame> {
  const { bus, languageGate } = capabilities;
  // Links and menu of the server's header work by themselves; what the visitor came for is first.
  const isDrawn = state.rendered !== null && state.language === bus.language$.value;
  const turn = isDrawn ? within(contentAlive, CONTENT_PATIENCE_MS).catch(() => undefined) : Promise.resolve();
  const loadFrame = askedOnce(async () => {
    const { createPageFrame } = await import('./page-frame.ts');
    const switchLanguage = createLanguageSwitch(bus, languageGate);
    const frame = await createPageFrame({
      ...capabilities,
      state,
      registry,
      switchLanguage,
      takeEarlyToasts,
    });
    frame.show({ turn, contentAlive });
    return frame;
  });
  const ask = (): Promise<void> =>
    loadFrame().then(
      () => undefined,
      () => void setTimeout(ask, PAUSE_MS),
    );
  const takeEarlyToasts = keepEarlyToasts(bus, () => void ask());
  void turn.then(ask).then(() => document.documentElement.removeAttribute('data-language-repair'));
  return loadFrame;
}
