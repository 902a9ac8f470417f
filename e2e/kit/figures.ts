/** The kind of a test's annotations that say what it has measured; the run prints them. */
export const FIGURES = 'figures';
