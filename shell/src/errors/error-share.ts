/** The document's word on how many page loads tell of errors; absent where all do. */
export const ERROR_SHARE_META = 'error-share';
