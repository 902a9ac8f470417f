import type { FunctionComponent } from 'react';

export interface LatePartOptions<Props extends object> {
  /** Fetches the component. */
  load(): Promise<FunctionComponent<Props>>;
  /** What stands in its place until its code is here, where the server has not drawn it. */
  Placeholder: FunctionComponent;
  /** What is drawn instead where its code cannot be had. Default: nothing is, and the page fails with it. */
  Otherwise?: FunctionComponent;
}

export type LatePartComponent<Props extends object> = FunctionComponent<Props> & {
  /** Fetches its code: who draws it afterwards has it at once. Rejects where it cannot be had, and asks anew the next time. */
  load(): Promise<unknown>;
  /** Whether its code has come. */
  isHere(): boolean;
};

/**
 * Makes of a component a part of a page that can be read without its code, such as a long text: what the server drew stays as it is,
 * and the code comes when the part is nearly in sight and the browser has nothing better to do. It then takes the markup
 * over as a root of its own, so that nothing that happens to the page meanwhile can throw the markup away: React does that with
 * a boundary whose page is drawn again before late code is here. Where the code cannot be had the markup stays, to be read.
 *
 * Props that change before it is alive are shown once it is; from then on they are as of any component.
 *
 * The component gets data as props, and has the surroundings of its remote, without router, query cache and contexts of
 * the author's. It may not use React's ids (`useId`), which tell places of one root apart.
 */
export type LatePart = <Props extends object>(options: LatePartOptions<Props>) => LatePartComponent<Props>;
