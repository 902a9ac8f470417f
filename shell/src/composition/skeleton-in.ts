/** The shape of its page, which the document server draws in a section where it has no content; null where there is none. */
export const skeletonIn = (section: HTMLElement): Element | null => section.querySelector('[data-skeleton]');
