/** jsdom's own: how it holds an element against a rule of a stylesheet. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  interface ElementOfJsdom {
    localName: string;
    getAttributeNS(namespace: null, name: string): string | null;
  }

  interface Selectors {
    /** @param selector undefined for rules that have none, such as `@keyframes` */
    matchesDontThrow(element: ElementOfJsdom, selector: string | undefined): boolean;
  }

  const selectors: Selectors;
  export default selectors;
}
