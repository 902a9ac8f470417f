import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ChromeScope } from '../chrome/chrome-scope.ts';
import { ErrorScreen } from './error-screen.tsx';
import { FailingPanel } from './failing-panel.tsx';
import { SectionPlaceholder } from './section-placeholder.tsx';
import type { SectionView } from './section.ts';

/** The shape of its page, which the document server draws in a section where it has no content; null where there is none. */
const skeletonIn = (section: HTMLElement): Element | null => section.querySelector('[data-skeleton]');

/** Shows the loading and failing states of sections, in a React root of their own inside the section. */
export function createSectionView(scope: ChromeScope): SectionView {
  const removals = new WeakMap<HTMLElement, () => void>();

  const clear = (section: HTMLElement) => {
    skeletonIn(section)?.remove();
    removals.get(section)?.();
    removals.delete(section);
  };

  const show = (section: HTMLElement, content: ReactElement) => {
    clear(section);
    const place = document.createElement('div');
    section.prepend(place);
    const root = createRoot(place, { identifierPrefix: 'section-' });
    root.render(scope.wrap(content));
    removals.set(section, () => {
      place.remove();
      // A remote says in an effect of its own that it is there; a root cannot be ended while React is at work.
      queueMicrotask(() => root.unmount());
    });
  };

  return {
    showLoading(section) {
      if (!skeletonIn(section)) show(section, <SectionPlaceholder />);
    },
    showFailure: (section, failure, retry) =>
      show(
        section,
        failure.remote === 'shell' ? (
          <ErrorScreen failure={failure} onRetry={retry} />
        ) : (
          <FailingPanel failure={failure} onRetry={retry} headingLevel={1} />
        ),
      ),
    clear,
  };
}
