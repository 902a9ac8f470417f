import React, { type ComponentClass, type FunctionComponent } from 'react';
import type { RootOptions } from 'react-dom/client';
import { keepComponentStack, tellMismatch, type ParcelProps, type RemoteLifecycles } from '@shared/contract';
import { loadedRenderer } from './renderer.ts';
import { RootBoundary } from './root-boundary.ts';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';

/** What the contract hands over, and what single-spa adds: single-spa-react's types ask for both, it reads the former. */
type MountProps<Props> = Parameters<ReactAppOrParcel<Props>['mount']>[0];

export interface ReactLifecycles<Props> extends RemoteLifecycles<Props> {
  /** Draws the mounted root with other props, once its first drawing is through; those of the mount count no longer. */
  update(props: Props): Promise<unknown>;
}

/** What single-spa-react tells roots by. */
const nameOf = (props: object) => (props as { name?: unknown }).name;

/**
 * single-spa-react around one React root: hydrated when the host says that the server rendered it, created
 * otherwise. Of a root that was unmounted nothing is held.
 * @param name prefix of the root's ids, as on the server
 */
export function reactLifecycles<Props extends ParcelProps>(
  name: string,
  Root: FunctionComponent<Props>,
): ReactLifecycles<Props> {
  /** Of the mount that is about to create its root; single-spa-react hands its own options to neither call. */
  let mounting: { props: Props } | undefined;
  const mounted = new Map<unknown, { props: Props; isThrough: Promise<unknown> }>();

  const rootOptions = (): RootOptions => {
    const root = mounting;
    const report = (error: unknown, { componentStack }: { componentStack?: string | undefined }) => {
      keepComponentStack(error, componentStack);
      root?.props.reportRenderError(error);
    };
    return {
      identifierPrefix: `${name}-`,
      onCaughtError: report,
      onUncaughtError: report,
    };
  };

  const { bootstrap, mount, unmount, update } = singleSpaReact<Props>({
    React,
    ReactDOMClient: {
      createRoot: (container: Element) => loadedRenderer().createRoot(container, rootOptions()),
      hydrateRoot: (container: Element, element: React.ReactElement) =>
        loadedRenderer().hydrateRoot(container, element, {
          ...rootOptions(),
          onRecoverableError: (error, { componentStack }) => tellMismatch(name, error, componentStack),
        }),
    },
    renderType: () => (mounting?.props.firstView ? 'hydrateRoot' : 'createRoot'),
    rootComponent: Root,
    // Its types ask for the props of the root component, of which it hands over its children.
    errorBoundaryClass: RootBoundary as ComponentClass<object> as ComponentClass<MountProps<Props>>,
  });
  return {
    bootstrap: (props) => bootstrap(props as MountProps<Props>),
    mount(props) {
      const root = { props };
      mounting = root;
      // Creates the root at once.
      const isThrough = mount(props as MountProps<Props>);
      mounting = undefined;
      mounted.set(nameOf(props), Object.assign(root, { isThrough }));
      return isThrough;
    },
    async update(props) {
      const root = mounted.get(nameOf(props));
      if (!root) return;
      root.props = props;
      // An update takes the end of the mount out of the root's props: a root that came to stand by one would call nothing, which
      // a page that enforces trusted types takes for the text of a script.
      await root.isThrough;
      if (mounted.get(nameOf(props)) === root) await update?.(props as MountProps<Props>);
    },
    unmount(props) {
      mounted.delete(nameOf(props));
      return unmount(props as MountProps<Props>);
    },
  };
}
