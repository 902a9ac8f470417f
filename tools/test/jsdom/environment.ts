import Environment from 'jest-environment-jsdom';
import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';
import { mayMatch } from './may-match.ts';

const { matchesDontThrow } = selectors;
if (typeof matchesDontThrow !== 'function')
  throw new Error(
    'jsdom matches the rules of stylesheets in another way than before: tools/test/jsdom is to be looked at',
  );

// Before jsdom is loaded, which the environment does when it is made.
selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' ||
    mayMatch({ tag: element.localName, classes: element.getAttributeNS(null, 'class') }, selector)) &&
  matchesDontThrow(element, selector);

/**
 * jsdom's environment, which finds the styles of an element sooner. To find a button by its role is to ask for the styles of
 * all elements, and jsdom holds each against every rule: a third of what the tests of a page cost.
 */
export default Environment;
