/** What a selector's last part asks of an element itself; what else it asks is not looked at. */
interface Wanted {
  /** In lower case; empty: any. */
  tag: string;
  classes: readonly string[];
}

/** What of an element a selector is held against. */
export interface Named {
  /** Its name without a prefix, in lower case for HTML. */
  tag: string;
  /** Its `class` attribute; null without one. */
  classes: string | null;
}

/** A name, classes and ids; a name or a class with a letter beyond these is not understood. */
const COMPOUND = /^([\w-]+|\*)?((?:[.#][\w-]+)*)$/;

/** The selectors of a list; undefined when one of them is not understood, and may match anything. */
function wantedOf(selector: string): readonly Wanted[] | undefined {
  let plain = selector.replaceAll(/\[[^\][]*\]/g, '');
  // Escapes, and texts with brackets in them.
  if (/["'\\]/.test(plain)) return undefined;
  // From the innermost: `:is(:not(.one), .two)`.
  while (/\([^()]*\)/.test(plain)) plain = plain.replaceAll(/\([^()]*\)/g, '');
  const wanted: Wanted[] = [];
  for (const each of plain.split(',')) {
    const last =
      each
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const [, tag, names] = COMPOUND.exec(last.replaceAll(/::?[\w-]+/g, '')) ?? [];
    if (names === undefined) return undefined;
    wanted.push({
      tag: tag === undefined || tag === '*' ? '' : tag.toLowerCase(),
      classes: Array.from(names.matchAll(/\.([\w-]+)/g), ([, name = '']) => ` ${name} `),
    });
  }
  return wanted;
}

const known = new Map<string, readonly Wanted[] | undefined>();

/**
 * Whether an element may match a selector, by its name and classes alone, which a rule of a stylesheet mostly fails by.
 * @returns false only when it certainly does not
 */
export function mayMatch({ tag, classes }: Named, selector: string): boolean {
  if (!known.has(selector)) known.set(selector, wantedOf(selector));
  const wanted = known.get(selector);
  if (!wanted) return true;
  const names = ` ${(classes ?? '').replaceAll(/\s/g, ' ')} `;
  const name = tag.toLowerCase();
  return wanted.some(
    (each) => (each.tag === '' || each.tag === name) && each.classes.every((one) => names.includes(one)),
  );
}
