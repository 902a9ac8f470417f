import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a button that stands under fields: the field that has the focus keeps it. Leaving it would
 * check it, its message would push the button away under the finger, and the press would be lost.
 */
export const stayInField = (event: MouseEvent): void => event.preventDefault();
