import type { SectionView } from './section.ts';

/** How long to wait before what did not come is asked for once more. */
const PAUSE_MS = 1000;

/**
 * The states of sections, whose code comes with the first of them: what is wanted meanwhile shows when it is there, unless
 * it was cleared or replaced. Code that does not come is asked for again for as long as something is to be shown.
 */
export function createLateSectionView(load: () => Promise<SectionView>): SectionView {
  let loaded: SectionView | undefined;
  const wanted = new WeakMap<HTMLElement, (view: SectionView) => void>();

  const show = (section: HTMLElement, showIn: (view: SectionView) => void) => {
    if (loaded) return showIn(loaded);
    wanted.set(section, showIn);
    const ask = () => {
      if (wanted.get(section) !== showIn) return;
      load().then(
        (view) => {
          loaded = view;
          if (wanted.get(section) !== showIn) return;
          wanted.delete(section);
          showIn(view);
        },
        () => setTimeout(ask, PAUSE_MS),
      );
    };
    ask();
  };

  return {
    showLoading: (section) => show(section, (view) => view.showLoading(section)),
    showFailure: (section, failure, retry) =>
      show(section, (view) => view.showFailure(section, failure, retry)),
    clear(section) {
      wanted.delete(section);
      loaded?.clear(section);
    },
  };
}
