declare global {
  interface Window {
    /** Of a document on a slow line, by its head script (`server/document/line-script.ts`). */
    fetchHeldPictures?: () => void;
  }
}

/** The scripts are here, and the line is free: the page's first picture comes before all that is asked for once something was drawn. */
export const fetchHeldPictures = (): void => window.fetchHeldPictures?.();
