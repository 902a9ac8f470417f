/** @jest-environment jsdom */
import { mayMatch } from './may-match.ts';

const SELECTORS = [
  'p',
  'P',
  '*',
  '.one',
  'p.one',
  'p.one.two',
  '.one.two:hover',
  '.one::before',
  '#id',
  '.three > .one',
  '.one, .absent',
  '.absent, p',
  '.one:not(.absent)',
  ':is(.absent, .one)',
  '.one:is(:not(.absent, .other), .absent)',
  ':where(p) .absent',
  '.one:has(b)',
  '[class]',
  '.one[title="a, .b(c"]',
  "[title='a, .b(c']",
  '.three .two',
  '.three + .one',
  'b:not(p b.absent)',
  String.raw`.sm\:one`,
  '.ün',
  'svg|path',
  'linearGradient',
  '',
];

describe('whether an element may match a selector', () => {
  const page = () => {
    document.body.innerHTML = `<div class="three"><p id="id" class="one  two\nsm:one ün" title="a, .b(c"><b>b</b></p></div>
      <p>p</p><svg><linearGradient class="one"></linearGradient></svg>`;
    return [...document.querySelectorAll('*')];
  };
  const isMatched = (element: Element, selector: string) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  };
  const namesOf = (element: Element) => ({
    tag: element.localName,
    classes: element.getAttribute('class'),
  });

  it.each(SELECTORS)('what matches "%s" is never left out', (selector) => {
    const matched = page().filter((element) => isMatched(element, selector));
    expect(matched.filter((element) => !mayMatch(namesOf(element), selector))).toEqual([]);
  });

  it.each(['.absent', 'i', 'p.absent', '.one .absent:not(.one)', '.absent, i:is(.one)'])(
    'nobody has to be held against "%s"',
    (selector) => {
      expect(page().filter((element) => mayMatch(namesOf(element), selector))).toEqual([]);
    },
  );
});
