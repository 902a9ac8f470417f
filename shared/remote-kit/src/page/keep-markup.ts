import type { FunctionComponent } from 'react';

/**
 * Says of a component that the server may keep its markup, such as a card's, by its props and the language, and put it into
 * every page that shows the same: a page of cards is then rendered in a fraction of the time. In the browser it is the component
 * itself.
 *
 * The component must be made of its props, the language and its words alone. It is rendered outside of its page: without
 * router, query cache and contexts of the author's; what needs one of these, reports a head (`useHead`), uses React's ids
 * (`useId`), gets more than data as props, puts something into the document's head, or does not begin and end with an element,
 * is rendered in its place each time, and the log says why, once a component. What nobody can tell is time and chance: a component that
 * reads a clock shows the hour of its first rendering for as long as its markup is kept.
 */
export type KeepMarkup = <Props extends object>(
  component: FunctionComponent<Props>,
) => FunctionComponent<Props>;
