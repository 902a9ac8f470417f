import type { ReactNode } from 'react';

/** What may be wider than a telephone: whoever has no pointer scrolls it by the keys. */
export const Scrolls = ({ label, children }: { label: string; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="scrolls" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
