import type { ReactNode } from 'react';

/** A name, an address or a sentence of a program: left to right and in English, wherever it stands. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code dir="ltr" lang="en" translate="no">
    {children}
  </code>
);

/** English words of somebody else's in the page. */
export const English = ({ children }: { children: ReactNode }) => (
  <span lang="en" dir="ltr" className="english">
    {children}
  </span>
);
