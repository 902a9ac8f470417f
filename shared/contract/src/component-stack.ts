/** The same in each copy of this file that a page has. */
const COMPONENTS = Symbol.for('property-site components');

/** Keeps with an error which components it came through, with their scripts: of what React itself throws nothing else says it. */
export function keepComponentStack(error: unknown, componentStack: string | null | undefined): void {
  if (typeof error !== 'object' || error === null || !componentStack || Object.isFrozen(error)) return;
  Object.defineProperty(error, COMPONENTS, { value: componentStack, configurable: true });
}

/** What was kept with an error; empty when nothing was. */
export function componentStackOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const kept = (error as Record<symbol, unknown>)[COMPONENTS];
  return typeof kept === 'string' ? kept : '';
}
