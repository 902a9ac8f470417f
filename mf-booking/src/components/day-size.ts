/** Size of one day of the strip, in lengths that grow with the visitor's text: its room is kept by them before it is there. */
export const DAY_INLINE_SIZE = '5.75rem';
export const DAY_BLOCK_SIZE = '6rem';
