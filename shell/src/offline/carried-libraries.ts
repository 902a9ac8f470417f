/**
 * Says that a browser has the libraries which a document carries otherwise: a cookie of this name and value, and no other, has
 * them asked for as a file.
 */
export const LIBRARIES_COOKIE = 'libraries';
export const LIBRARIES_KEPT = 'kept';

/** Names the file that the script with this attribute is, in `dataset` as `file`. */
export const CARRIED_FILE = 'data-file';

/** What stands behind a carried file's text, up to its name: by it, errors say where they are as if it had been asked for. */
export const SOURCE_NAME = '\n//# sourceURL=';

/** The cache in which the service worker keeps files that are named by their content. */
export const FILES_CACHE = 'sound-files';
