import { createContext, use, type FunctionComponent, type ReactNode } from 'react';
import type { KeepMarkup } from '../page/keep-markup.ts';

/** A use of a component whose markup may be kept. */
export interface Fragment {
  Component: FunctionComponent<object>;
  /** Tells components apart, for as long as the process lives. */
  component: number;
  props: object;
}

/** Where a rendering asks for kept markup; undefined where none is put in: in a fragment, or where nobody keeps. */
export const KeeperContext = createContext<MarkupKeeper | undefined>(undefined);

export interface MarkupKeeper {
  /** What stands for the markup; undefined where the component is to be rendered in its place. */
  placeFor(fragment: Fragment): ReactNode | undefined;
}

let components = 0;
let isKeeping = true;

/** For tests: runs something that renders, with every component in its place; what comes out has to be the same. */
export async function withoutKeptMarkup<T>(run: () => Promise<T>): Promise<T> {
  isKeeping = false;
  try {
    return await run();
  } finally {
    isKeeping = true;
  }
}

/** The server's half: in a rendering that keeps (`render-keeping.tsx`) the component's markup is rendered once. */
export const keepMarkup: KeepMarkup = (Component) => {
  components += 1;
  const component = components;
  return function Kept(props) {
    const keeper = use(KeeperContext);
    // Its own component gets the props again, whatever they are.
    const fragment = { Component: Component as FunctionComponent<object>, component, props };
    const place = isKeeping ? keeper?.placeFor(fragment) : undefined;
    return place === undefined ? <Component {...props} /> : place;
  };
};
