/** What styled-components writes after each rule. */
const SPLIT = '/*!sc*/\n';
/** Rules of a component, and the line after them that says of which component and for which class names. */
const COMPONENT = /([\s\S]*?)data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n/gy;

interface Component {
  rules: Set<string>;
  /** Class names that the rules are for. */
  names: Set<string>;
}

export interface MergedStyles {
  /** As styled-components reads it: what is in there is neither compiled nor inserted again (`src/document/take-styles-over.ts`). */
  styled: string;
  /** What carries no marks, as of a release that leaves them out. */
  plain: string;
}

const marked = ([id, { rules, names }]: [string, Component], index: number) =>
  `${[...rules].map((rule) => rule + SPLIT).join('')}data-styled.g${index + 1}[id="${id}"]{content:"${[...names].map((name) => `${name},`).join('')}"}${SPLIT}`;

/**
 * Makes one sheet of several, each collected by a styled-components of its own: one group a component in the order of its
 * first appearance, numbered anew, so that the numbers of the shell and of the remotes cannot collide. What one sheet has in
 * order is in order afterwards.
 */
export function mergeStyles(sheets: readonly string[]): MergedStyles {
  const components = new Map<string, Component>();
  let plain = '';
  for (const sheet of sheets) {
    let end = 0;
    for (const [text, rules = '', id = '', names = ''] of sheet.matchAll(COMPONENT)) {
      end += text.length;
      const component = components.get(id) ?? { rules: new Set(), names: new Set() };
      components.set(id, component);
      for (const rule of rules.split(SPLIT)) if (rule.trim() !== '') component.rules.add(rule);
      for (const name of names.split(',')) if (name !== '') component.names.add(name);
    }
    plain += sheet.slice(end);
  }
  return { styled: [...components].map(marked).join(''), plain };
}
