import type { ReactElement, ReactNode } from 'react';

/** The surroundings (words, direction, data) that every React root of the shell gets. */
export interface ChromeScope {
  wrap(content: ReactNode): ReactElement;
}
