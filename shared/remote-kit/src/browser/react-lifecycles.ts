import React, { type FunctionComponent } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { ParcelProps, RemoteLifecycles } from '@shared/contract';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';

/** What the contract hands over, and what single-spa adds: single-spa-react's types ask for both, it reads the former. */
type MountProps<Props> = Parameters<ReactAppOrParcel<Props>['mount']>[0];

/**
 * single-spa-react around one React root: hydrated when the host says that the server rendered it, created
 * otherwise. The error boundary is a must: without one, a tree that throws would never finish unmounting.
 * @param name prefix of the root's ids, as on the server
 */
export function reactLifecycles<Props extends ParcelProps>(
  name: string,
  Root: FunctionComponent<Props>,
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

  const { bootstrap, mount, unmount } = singleSpaReact<Props>({
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
    rootComponent: Root,
    errorBoundary: () => React.createElement('div', { hidden: true }),
  });
  return {
    bootstrap: (props) => bootstrap(props as MountProps<Props>),
    mount(props) {
      mounting = props;
      return mount(props as MountProps<Props>);
    },
    unmount: (props) => unmount(props as MountProps<Props>),
  };
}
