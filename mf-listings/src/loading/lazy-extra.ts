import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component that is loaded when it is first drawn, and that its page can do without: where its code cannot be
 * had, `otherwise` is drawn instead of the page being given up. Default: nothing.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: otherwise })));
