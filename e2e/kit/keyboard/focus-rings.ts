import type { Colour, Colours } from './colours.ts';

interface Ring {
  look: string;
  /** Says what is wrong with it; undefined for nothing. */
  fault: string | undefined;
}

/** What was drawn around a control while it had the focus: undefined where its own outline is all that there is to look at. */
export type Drawn = ReadonlyMap<string, Ring> | undefined;

export interface FocusRings {
  /** Of the control that has the focus. */
  around(element: HTMLElement): Drawn;
  /** With the focus elsewhere now: what is wrong with that which there was only with it; undefined for nothing. */
  faultOf(element: HTMLElement, drawn: Drawn): string | undefined;
}

/** Runs in the page. Outlines, shadows and borders, of the control itself or of what stands around it (WCAG 2.2, 2.4.7 and 1.4.11). */
export function lookAtRings(colours: Colours): FocusRings {
  const LEAST_CONTRAST = 3;
  /** In CSS pixels. */
  const LEAST_WIDTH = 2;
  /** A control's ring may be that of the card that it stands in. */
  const PARENTS = 4;

  interface Point {
    x: number;
    y: number;
  }
  const isCutOff = (element: Element, { x, y }: Point): boolean => {
    for (
      let parent: Element | null = element.parentElement;
      parent && parent !== document.body;
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, contain, contentVisibility, overflowClipMargin, position } =
        getComputedStyle(parent);
      const margin = Number.parseFloat(overflowClipMargin) || 0;
      const { left, right, top, bottom } = parent.getBoundingClientRect();
      const clips = /paint|content|strict/.test(contain) || contentVisibility === 'auto';
      if ((clips || overflowX !== 'visible') && (x < left - margin || x > right + margin)) return true;
      if ((clips || overflowY !== 'visible') && (y < top - margin || y > bottom + margin)) return true;
      if (position === 'fixed') return false;
    }
    return false;
  };

  /** Whether a ring of a colour, so far outside of a box, is seen against what it is drawn over. */
  const faultAt = (element: Element, box: DOMRect, distance: number, colour: Colour): string | undefined => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const [top, bottom] = [
      { x: middle.x, y: box.top - distance },
      { x: middle.x, y: box.bottom + distance },
    ];
    const [left, right] = [
      { x: box.left - distance, y: middle.y },
      { x: box.right + distance, y: middle.y },
    ];
    const sides: readonly Point[] = [top, bottom, left, right];
    const cutOff = sides.filter((side) => distance > 0 && isCutOff(element, side));
    // On one side a row may go on.
    const isWhole =
      cutOff.length === 0 || (cutOff.length === 1 && !cutOff.some((side) => side === top || side === bottom));
    const pale = sides
      .map(({ x, y }) => colours.at(x, y))
      .filter((ground) => ground !== undefined)
      .map((ground) => colours.contrast(colour, ground))
      .filter((ratio) => ratio < LEAST_CONTRAST);
    if (!isWhole) return `${cutOff.length} sides of its ring are cut off`;
    if (pale.length > 1) return `its ring has a contrast of ${Math.min(...pale).toFixed(1)}`;
    return undefined;
  };

  type RingOf = (drawn: Element, box: DOMRect, style: CSSStyleDeclaration) => Ring | undefined;
  const outlineOf: RingOf = (drawn, box, { outlineStyle, outlineWidth, outlineColor, outlineOffset }) => {
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || width === 0) return undefined;
    const distance = Number.parseFloat(outlineOffset) + width / 2;
    const fault =
      width < LEAST_WIDTH
        ? `its ring is ${outlineWidth} wide`
        : faultAt(drawn, box, distance, colours.read(outlineColor));
    return { look: [outlineStyle, outlineWidth, outlineColor].join(' '), fault };
  };
  const shadowOf: RingOf = (drawn, box, { boxShadow }) => {
    if (boxShadow === 'none') return undefined;
    const [, colour = '', spread = '0', inset] =
      /^(\w+\([^)]*\))(?: -?[\d.]+px){3} (-?[\d.]+)px( inset)?/.exec(boxShadow) ?? [];
    const width = Number(spread);
    const fault =
      width < LEAST_WIDTH
        ? 'its shadow is no ring'
        : faultAt(drawn, box, (inset ? -width : width) / 2, colours.read(colour));
    return { look: boxShadow, fault };
  };
  const borderOf: RingOf = (drawn, box, { borderWidth, borderColor }) => {
    const width = Number.parseFloat(borderWidth);
    if (width === 0) return undefined;
    const fault =
      width < LEAST_WIDTH
        ? `its border is ${borderWidth} wide`
        : faultAt(drawn, box, -width / 2, colours.read(borderColor));
    return { look: `${borderWidth} ${borderColor}`, fault };
  };

  /** What may show that a control has the focus. */
  const surroundings = (element: HTMLElement): readonly Element[] => {
    const parents: Element[] = [];
    for (
      let parent: Element | null = element.parentElement;
      parent && parents.length < PARENTS;
      parent = parent.parentElement
    )
      parents.push(parent);
    const label = (element as HTMLInputElement).labels?.[0];
    const next = element.nextElementSibling;
    return [element, ...parents, ...(label ? [label, ...label.children] : []), ...(next ? [next] : [])];
  };
  /** All that is drawn around a control and its surroundings, by where. */
  const allAround = (element: HTMLElement): ReadonlyMap<string, Ring> => {
    const rings = new Map<string, Ring>();
    for (const [at, drawn] of surroundings(element).entries())
      for (const pseudo of ['', '::before', '::after'] as const) {
        const style = getComputedStyle(drawn, pseudo);
        if (pseudo !== '' && style.content === 'none') continue;
        // One that covers something covers what it is placed in.
        const isPlaced =
          pseudo !== '' && style.position === 'absolute' && getComputedStyle(drawn).position === 'static';
        const placed = (isPlaced && (drawn as HTMLElement).offsetParent) || drawn;
        const box = placed.getBoundingClientRect();
        for (const [what, ringOf] of Object.entries({ outlineOf, shadowOf, borderOf })) {
          const ring = ringOf(placed, box, style);
          if (ring) rings.set(`${at}${pseudo} ${what}`, ring);
        }
      }
    return rings;
  };

  return {
    around(element) {
      const outline = outlineOf(element, element.getBoundingClientRect(), getComputedStyle(element));
      return outline && outline.fault === undefined ? undefined : allAround(element);
    },
    faultOf(element, drawn) {
      if (!drawn)
        return getComputedStyle(element).outlineStyle === 'none'
          ? undefined
          : 'has its ring without the focus too';
      const without = allAround(element);
      const rings = [...drawn]
        .filter(([of, { look }]) => without.get(of)?.look !== look)
        .map(([, ring]) => ring);
      if (rings.length === 0) return 'nothing shows that it has the focus';
      if (rings.some((ring) => ring.fault === undefined)) return undefined;
      return rings.map((ring) => ring.fault).join('; ');
    },
  };
}
