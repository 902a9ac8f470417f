import axe from 'axe-core';

/** What a stylesheet-less, layout-less document cannot tell, and what is the shell's: landmarks around the remote. */
const LEFT_OUT = [
  'color-contrast',
  'target-size',
  'region',
  // In the composed site a remote stands inside <main>, where its <header> and <footer> are no landmarks.
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
] as const;

/**
 * Fails with everything that axe finds in an element: WCAG 2.2 A and AA and its best practices, except what
 * needs a layout (contrast, target size: see the end-to-end tests) and landmarks, which the shell brings.
 */
export async function expectAccessible(element: HTMLElement): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: Object.fromEntries(LEFT_OUT.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // jsdom loads no frames.
    iframes: false,
  });
  if (violations.length === 0) return;
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
  throw new Error(`axe found ${found.length} in what stands there:\n\n${found.join('\n\n')}`);
}
