import { __PRIVATE__ } from 'styled-components';

/** What styled-components writes after each rule of a server. */
const SPLIT = '/*!sc*/\n';
/** The rule after those of a component, which says of which component they are and for which class names. */
const NAMED = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/;

type Sheet = typeof __PRIVATE__.mainSheet;

/** What writes rules, and into what; the library says nothing of the latter in its types. */
type Tag = ReturnType<Sheet['getTag']>['tag'] & { element: HTMLStyleElement; sheet: CSSStyleSheet };

interface Component {
  id: string;
  names: readonly string[];
  /** How many, with the one that names it. */
  rules: number;
}

function readComponents(text: string): Component[] {
  const components: Component[] = [];
  let rules = 0;
  for (const rule of text.split(SPLIT)) {
    if (rule.trim() === '') continue;
    rules += 1;
    const [, id, names] = NAMED.exec(rule) ?? [];
    if (id === undefined || names === undefined) continue;
    components.push({ id, names: names.split(',').filter((name) => name !== ''), rules });
    rules = 0;
  }
  return components;
}

/** Makes of the server's element the one that styled-components writes into; false where it may not be, and the element is as it was. */
function adopt(style: HTMLStyleElement, main: Sheet): boolean {
  const { sheet } = style;
  const components = readComponents(style.textContent);
  const written = components.reduce((sum, { rules }) => sum + rules, 0);
  // Elsewhere rules are texts of an element; a browser leaves out a rule that it does not know.
  if (!sheet || !main.options.useCSSOMInjection || main.tag || sheet.cssRules.length !== written)
    return false;
  const groups = components.map(({ id }) => __PRIVATE__.StyleSheet.registerId(id));
  const last = groups.at(-1);
  if (last === undefined || groups.some((group, index) => group <= (groups[index - 1] ?? 0))) return false;
  const grouped = main.getTag();
  const tag = grouped.tag as Tag;
  tag.element.remove();
  Object.assign(tag, { element: style, sheet, length: written } satisfies Partial<Tag>);
  // Doubled as often as it takes, as the library does it.
  while (grouped.length <= last) grouped.length *= 2;
  grouped.groupSizes = new Uint32Array(grouped.length);
  for (const [index, { id, names, rules }] of components.entries()) {
    grouped.groupSizes[groups[index] ?? 0] = rules;
    for (const name of names) main.registerName(id, name);
  }
  return true;
}

/**
 * Takes over the rules that the server wrote for components, where they stand. By itself styled-components inserts each of them anew into
 * an element of its own and takes the server's away, after which the browser finds out the style of every element once more: a tenth
 * of a second on a slow phone, before anything answers. Where that cannot be avoided (`adopt`) it is done.
 *
 * To be called before any component is defined: what is defined first stands first in a sheet.
 *
 * @param style marked as active, which the library leaves alone
 */
export function takeStylesOver(style: HTMLStyleElement | null, main: Sheet = __PRIVATE__.mainSheet): void {
  if (!style || adopt(style, main)) return;
  style.setAttribute('data-styled', 'true');
  main.rehydrate();
}

takeStylesOver(document.querySelector('style[data-styled="active"]'));
