import { __PRIVATE__ } from 'styled-components';

/** What styled-components writes after each rule of a server. */
const SPLIT = '/*!sc*/\n';
/** The rule after those of a component, which says of which component they are and for which class names. */
const NAMED = /^data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}$/;

type Sheet = typeof __PRIVATE__.mainSheet;
type Tag = ReturnType<Sheet['getTag']>['tag'];

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

/** The rules of a sheet that stands in the document already. */
function tagOf(sheet: CSSStyleSheet): Tag {
  return {
    length: sheet.cssRules.length,
    insertRule(index, rule) {
      try {
        sheet.insertRule(rule, index);
      } catch {
        // The browser does not know what it says.
        return false;
      }
      this.length += 1;
      return true;
    },
    deleteRule(index) {
      sheet.deleteRule(index);
      this.length -= 1;
    },
    getRule: (index) => sheet.cssRules[index]?.cssText ?? '',
  };
}

/** Makes of the server's element the one that styled-components writes into; false where it may not be, and nothing has changed. */
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
  // It has made itself an element.
  for (const other of document.querySelectorAll('style[data-styled]')) if (other !== style) other.remove();
  grouped.tag = tagOf(sheet);
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
