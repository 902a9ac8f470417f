/** Of controls as a person meets them. */
export interface Controls {
  /** For a report: its element and its words. */
  nameOf(element: Element): string;
  /** What a person sees of a control: its label, where it is not drawn itself. */
  faceOf(element: HTMLElement): HTMLElement;
  isSeen(element: HTMLElement): boolean;
}

/** Runs in the page. */
export function lookAtControls(): Controls {
  /** Less than this of a control, in CSS pixels, is there to be found by programs alone. */
  const LEAST_SIZE = 8;
  return {
    nameOf(element) {
      const { labels } = element as HTMLInputElement;
      const words =
        element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? element.id;
      return `${element.tagName.toLowerCase()} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    },
    faceOf(element) {
      const { width, height } = element.getBoundingClientRect();
      const { opacity, clipPath } = getComputedStyle(element);
      const isDrawn =
        width > LEAST_SIZE && height > LEAST_SIZE && opacity !== '0' && clipPath !== 'inset(50%)';
      const label = (element as HTMLInputElement).labels?.[0];
      return isDrawn || !label ? element : label;
    },
    isSeen(element) {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest('[inert]')
      );
    },
  };
}
