import { __PRIVATE__ } from 'styled-components';

type Sheet = typeof __PRIVATE__.mainSheet;

/** At-rules that say when the rules in them hold, which a style rule may hold as well. */
const CONDITION = /^@(?:media|supports|container)\b/;
const FRAMES = /^@keyframes\b/;

interface Rule {
  /** What stands before its block: a selector, or an at-rule's name and condition. */
  prelude: string;
  block: string;
}

/** What stands in a block of rules; undefined where that is anything else. */
function readRules(text: string): Rule[] | undefined {
  const rules: Rule[] = [];
  let depth = 0;
  let from = 0;
  let opened = 0;
  // Braces in texts and those that are written with a backslash are none.
  for (const { 0: token, index } of text.matchAll(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gsu)) {
    if (token === ';' && depth === 0) return undefined;
    if (token === '{' && depth++ === 0) opened = index;
    if (token !== '}' || --depth !== 0) continue;
    rules.push({ prelude: text.slice(from, opened).trim(), block: text.slice(opened + 1, index) });
    from = index + 1;
  }
  return depth === 0 && text.slice(from).trim() === '' ? rules : undefined;
}

/** The style rules of one that says when they hold, each with the condition inside; undefined where it holds anything else. */
function turnInsideOut({ prelude, block }: Rule): Rule[] | undefined {
  if (!CONDITION.test(prelude)) return prelude.startsWith('@') ? undefined : [{ prelude, block }];
  const inner = readRules(block)?.map(turnInsideOut);
  if (!inner?.every((rules) => rules !== undefined)) return undefined;
  return inner.flat().map((each) => ({ prelude: each.prelude, block: `${prelude}{${each.block}}` }));
}

/**
 * A rule as style rules alone, in their order, which hold of the same elements with the same weight: `@media print{.a{…}}` is
 * `.a{@media print{…}}`. A rule that cannot be written so comes back as it is.
 */
export function asStyleRules(rule: string): string[] {
  if (!CONDITION.test(rule)) return [rule];
  const [read, ...more] = readRules(rule) ?? [];
  const turned = read && more.length === 0 ? turnInsideOut(read) : undefined;
  return turned?.map(({ prelude, block }) => `${prelude}{${block}}`) ?? [rule];
}

/**
 * Whether declarations that stand within a condition of a style rule weigh what its own do, whatever its selector: Chromium since 130,
 * Firefox since 132, Safari since 18.2 (CSS Nesting, "CSSNestedDeclarations").
 */
const hasNestedDeclarations = () => 'CSSNestedDeclarations' in window;

/**
 * Has what styled-components inserts later leave the styles of the rest of the page as they were found. A browser that gets another
 * style rule looks for the elements which that is about; one that gets an at-rule in the same sheet (Chromium 156) finds out the
 * style of every element anew that any rule of it is about: of the whole page, and of all that was laid out ahead. Almost every component has
 * a condition in its styles. So conditions stand within style rules, and the frames of animations in a sheet of their own.
 */
export function insertBeside(main: Sheet = __PRIVATE__.mainSheet, canNest = hasNestedDeclarations): void {
  // Elsewhere rules are texts of an element, which is read anew with each.
  if (!main.options.useCSSOMInjection || !canNest()) return;
  const insert = main.insertRules.bind(main);
  let frames: CSSStyleSheet | undefined;
  const insertFrames = (rule: string) => {
    if (!frames) document.adoptedStyleSheets.push((frames = new CSSStyleSheet()));
    frames.insertRule(rule, frames.cssRules.length);
  };
  main.insertRules = (component, name, rules) => {
    const styles: string[] = [];
    for (const rule of rules) {
      if (FRAMES.test(rule)) insertFrames(rule);
      else styles.push(...asStyleRules(rule));
    }
    insert(component, name, styles);
  };
}

insertBeside();
