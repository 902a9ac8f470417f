/** What a page tells the shell about itself: the document's head and the answer's status. */
export interface Head {
  /** Translated, without the brand; the shell appends that. */
  title: string;
  description?: string;
  /** Site-relative address of a picture for link previews. */
  image?: string;
  /** Canonical path with the query that matters; the request's path when left out. */
  canonical?: string;
  /** 404 for a property or an article that does not exist (decisions, "Language and the server"). */
  status?: 200 | 404;
  /** schema.org objects. */
  jsonLd?: readonly object[];
}
