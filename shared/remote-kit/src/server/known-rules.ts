import { ServerStyleSheet } from 'styled-components';

/** Far more than all styles of a part of the site in both directions; values that are new each time must not pile up. */
const MOST_RULES = 5000;

/** Compiled rules by component and class name; the name is a hash of the styles and of the plugins that saw them. */
const known = new Map<string, string[]>();

/**
 * A sheet for one rendering, as styled-components makes it, that has rules which an earlier rendering compiled
 * instead of compiling them again: on a page of cards that is a fifth of the work.
 */
export function createStyleSheet(): ServerStyleSheet {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const hasName = instance.hasNameForId.bind(instance);
  const insert = instance.insertRules.bind(instance);
  instance.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true;
    const rules = known.get(`${id} ${name}`);
    if (rules) insert(id, name, rules);
    return rules !== undefined;
  };
  instance.insertRules = (id, name, rules) => {
    if (known.size >= MOST_RULES) known.clear();
    known.set(`${id} ${name}`, rules);
    insert(id, name, rules);
  };
  return sheet;
}
