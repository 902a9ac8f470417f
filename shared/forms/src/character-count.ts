/**
 * Characters of a text (code points, so that an emoji is one), without the white space around it: as the API counts them.
 * What stores them two by two would let half as many emoji pass as it says.
 */
export const characterCount = (text: string): number => Array.from(text.trim()).length;

/** What a name holds that a person reads: not pictures or invisible characters alone. The API says the same. */
export const READABLE = /[\p{L}\p{N}]/u;
