import React, { type ComponentType } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { ParcelProps, RemoteLifecycles } from '@shared/contract';
import singleSpaReact from 'single-spa-react';

/**
 * single-spa-react around one React root: hydrated when the host says that the server rendered it, created
 * otherwise. The error boundary is a must: without one, a tree that throws would never finish unmounting.
 */
export function reactLifecycles<Props extends ParcelProps>(
  name: string,
  Root: ComponentType<Props>,
): RemoteLifecycles<Props> {
  /** Of the mount that is about to create its root; single-spa-react hands its own options to neither call. */
  let mounting: Props | undefined;

  const rootOptions = (): RootOptions => {
    const props = mounting;
    return {
      identifierPrefix: `${name}-`,
      onCaughtError: (error) => props?.reportRenderError(error),
      onUncaughtError: (error) => props?.reportRenderError(error),
    };
  };

  const lifecycles = singleSpaReact<Props>({
    React,
    ReactDOMClient: {
      createRoot: (container: Element) => createRoot(container, rootOptions()),
      hydrateRoot: (container: Element, element: React.ReactElement) =>
        hydrateRoot(container, element, {
          ...rootOptions(),
          onRecoverableError: (error) => console.error(`${name}: the server's markup did not fit`, error),
        }),
    },
    renderType: () => (mounting?.firstView ? 'hydrateRoot' : 'createRoot'),
    rootComponent: Root as ComponentType<unknown> as never,
    errorBoundary: () => React.createElement('div', { hidden: true }),
  });
  const mount = lifecycles.mount as unknown as RemoteLifecycles<Props>['mount'];
  return {
    bootstrap: lifecycles.bootstrap as unknown as RemoteLifecycles<Props>['bootstrap'],
    mount(props) {
      mounting = props;
      return mount(props);
    },
    unmount: lifecycles.unmount as unknown as RemoteLifecycles<Props>['unmount'],
  };
}
