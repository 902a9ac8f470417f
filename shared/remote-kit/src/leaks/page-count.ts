/** What is in a page at one moment. */
export interface PageCount {
  /** Nodes of the document, of every kind. */
  nodes: number;
  /** Rules of all style sheets. */
  rules: number;
  /** Event listeners on what outlives a remote, since the counting began. */
  listeners: number;
  /** Subscriptions to the bus and preparations at the language gate. */
  subscriptions: number;
  /** JavaScript heap in bytes, where the browser tells; it has collected what it pleased. */
  heap?: number;
}

function countNodes(): number {
  const all = document.createNodeIterator(document, NodeFilter.SHOW_ALL);
  let count = 0;
  while (all.nextNode()) count += 1;
  return count;
}

function countRules(): number {
  const sheets = [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])];
  return sheets.reduce((sum, sheet) => sum + rulesOf(sheet), 0);
}

function rulesOf(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    // A sheet of another origin keeps its rules to itself.
    return 0;
  }
}

function usedHeap(): { heap?: number } {
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  return memory ? { heap: memory.usedJSHeapSize } : {};
}

export const countPage = (known: Pick<PageCount, 'listeners' | 'subscriptions'>): PageCount => ({
  nodes: countNodes(),
  rules: countRules(),
  ...known,
  ...usedHeap(),
});
