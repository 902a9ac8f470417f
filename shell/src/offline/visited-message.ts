/** What a page tells the service worker after a move inside the site. */
export const VISITED = 'visited';

export interface VisitedMessage {
  type: typeof VISITED;
  /** Path and query. */
  url: string;
}
