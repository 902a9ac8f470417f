import type { Bus, Language, Subscribable, ToastCommand } from '@shared/contract';
import { isLanguage, isToastCommand } from '@shared/contract';
import { BehaviorSubject, distinctUntilChanged, Subject } from 'rxjs';
import type { Observable } from 'rxjs';

/** The bus as its host holds it; remotes get the same object under the narrower contract type `Bus`. */
export interface HostBus extends Bus {
  readonly toasts$: Observable<ToastCommand>;
  /** What was told of it last, replayed to whoever subscribes late; 0 before. */
  readonly news$: Subscribable<number> & { readonly value: number };
  tellNews(count: number): void;
  /**
   * Tells every subscriber the new language, synchronously, so that all of them commit in one paint.
   * The current language again is no news; what is not a language is refused with a console error.
   */
  switchLanguage(language: Language): void;
}

/**
 * Creates the one bus of a page (architecture, "Bus").
 *
 * `language$` replays the current language to whoever subscribes late and speaks only on a change.
 * `toasts$` does not replay: a notification that nobody was there to show is past.
 */
export function createBus(initial: Language): HostBus {
  const language = new BehaviorSubject(initial);
  const languageChanges = language.pipe(distinctUntilChanged());
  const commands = new Subject<ToastCommand>();
  const news = new BehaviorSubject(0);
  const newsChanges = news.pipe(distinctUntilChanged());

  return {
    // Not the subject itself: a remote that could call `next` would switch the language behind the host's back.
    language$: {
      subscribe: (next) => languageChanges.subscribe(next),
      get value() {
        return language.value;
      },
    },
    toasts$: commands.asObservable(),
    sendToast(command) {
      if (isToastCommand(command)) commands.next(command);
      else console.error('The bus refused a toast command of the wrong shape:', command);
    },
    news$: {
      subscribe: (next) => newsChanges.subscribe(next),
      get value() {
        return news.value;
      },
    },
    tellNews(count) {
      if (Number.isSafeInteger(count) && count >= 0) news.next(count);
      else console.error('The bus refused news:', count);
    },
    switchLanguage(next) {
      if (isLanguage(next)) language.next(next);
      else console.error('The bus refused to switch to what is not a language:', next);
    },
  };
}
