import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { collectedRules } from './collected-rules.ts';
import { dataText } from './data-text.ts';
import { KeeperContext, type Fragment, type MarkupKeeper } from './keep-markup.tsx';
import { createMarkupStore, IN_PLACE, type KeptMarkup, type MarkupStore } from './kept-markup.ts';
import { createStyleSheet, type StyleRules } from './known-rules.ts';
import { renderReady } from './render-ready.ts';
import type { RenderedHtml } from './render-to-html.ts';

export interface KeepingOptions {
  /** Of React's ids; the browser's root must have the same. */
  identifierPrefix: string;
  /** What all markup of this rendering depends on beside components and their props, as its language. */
  variant: string;
  /** What stands around a fragment that is rendered alone. */
  surround(fragment: ReactElement): ReactElement;
  /** Default: the process's own. */
  store?: MarkupStore;
}

/** Names that no page has: they stand in markup for what is put in, and begin ids where there may be none. */
const PLACE = `kept-${crypto.randomUUID()}`;
const PLACES = new RegExp(`<${PLACE} n="(\\d+)"></${PLACE}>`, 'g');
const PREFIX_ALONE = `${PLACE}-`;
/** React takes these out of their place, the hint of an early picture too. */
const TAKEN_OUT = /<(?:link|meta|title|style|script|base)\b/i;

const storeOfProcess = createMarkupStore();
const complained = new Set<number>();

/** So that an author sees once why a component is not kept. */
function complain({ component, Component }: Fragment, reason: string): void {
  if (complained.has(component)) return;
  complained.add(component);
  console.warn(`the markup of ${nameOf(Component)} is not kept: ${reason}`);
}

function nameOf(component: FunctionComponent<object> & { type?: FunctionComponent<object> }): string {
  // A memo holds the component.
  const { displayName, name } = component.type ?? component;
  return displayName || name || 'a component';
}

/** Why markup that was rendered alone would be another in its place; undefined when it would not. */
function objectionTo(html: string): string | undefined {
  if (html.includes(PREFIX_ALONE)) return 'it uses ids of React, which tell places apart';
  if (TAKEN_OUT.test(html)) return 'React puts a part of it into the head of the document';
  // Texts side by side are told apart by comments; so are boundaries.
  if (!/^<[a-z]/i.test(html) || !html.endsWith('>')) return 'it does not begin and end with an element';
  return undefined;
}

async function renderAlone(
  fragment: Fragment,
  surround: KeepingOptions['surround'],
): Promise<KeptMarkup | typeof IN_PLACE> {
  const { sheet, used } = createStyleSheet();
  try {
    const tree = surround(<fragment.Component {...fragment.props} />);
    const html = await renderReady(sheet.collectStyles(tree), PREFIX_ALONE);
    const objection = objectionTo(html);
    if (objection === undefined) return { html, rules: used };
    complain(fragment, objection);
  } catch (error) {
    complain(fragment, `alone it throws "${error instanceof Error ? error.message : String(error)}"`);
  } finally {
    sheet.seal();
  }
  return IN_PLACE;
}

interface KeeperOptions {
  variant: string;
  lookUp(key: string): KeptMarkup | typeof IN_PLACE | undefined;
  adopt(rules: readonly StyleRules[]): void;
}

interface Keeper extends MarkupKeeper {
  /** Fragments that are not known, by key. */
  missing: ReadonlyMap<string, Fragment>;
  /** Puts what is kept into its places. */
  fill(html: string): string;
}

function createKeeper({ variant, lookUp, adopt }: KeeperOptions): Keeper {
  const missing = new Map<string, Fragment>();
  const placed: KeptMarkup[] = [];
  return {
    missing,
    fill: (html) => html.replaceAll(PLACES, (_, n: string) => placed[Number(n)]?.html ?? ''),
    placeFor(fragment) {
      const props = dataText(fragment.props);
      if (props === undefined) {
        complain(fragment, 'its props are more than data');
        return undefined;
      }
      const key = `${fragment.component} ${variant} ${props}`;
      const kept = lookUp(key);
      if (kept === IN_PLACE) return undefined;
      if (!kept) {
        missing.set(key, fragment);
        return null;
      }
      adopt(kept.rules);
      return createElement(PLACE, { n: placed.push(kept) - 1 });
    },
  };
}

/**
 * Renders a page as `renderToHtml` does, and puts in kept markup where its components let it (`keepMarkup`). What is not
 * known yet is rendered alone, and then the page once more, so that the result is the same whatever was known before.
 */
export async function renderKeeping(
  page: ReactElement,
  { identifierPrefix, variant, surround, store = storeOfProcess }: KeepingOptions,
): Promise<RenderedHtml> {
  /** Of this rendering: the store may have given something up before the page is through. */
  const found = new Map<string, KeptMarkup | typeof IN_PLACE>();
  // The second time everything is found.
  for (let isLast = false; ; isLast = true) {
    const { sheet, adopt } = createStyleSheet();
    const keeper = createKeeper({
      variant,
      adopt,
      lookUp(key) {
        const kept = found.get(key) ?? store.get(key) ?? (isLast ? IN_PLACE : undefined);
        if (kept) found.set(key, kept);
        return kept;
      },
    });
    try {
      const tree = sheet.collectStyles(<KeeperContext value={keeper}>{page}</KeeperContext>);
      const html = await renderReady(tree, identifierPrefix);
      if (keeper.missing.size === 0) return { html: keeper.fill(html), css: collectedRules(sheet) };
    } finally {
      sheet.seal();
    }
    for (const [key, fragment] of keeper.missing) {
      const kept = await renderAlone(fragment, surround);
      found.set(key, kept);
      store.set(key, kept);
    }
  }
}
