/** What a page tells the shell about itself: the document's head and the answer's status. */
export interface Head {
  /** Translated, without the brand; the shell appends that. Empty where the brand alone is the title. */
  title: string;
  /** Default: the brand's tagline. */
  description?: string;
  /** Site-relative address of a picture for link previews. Default: the site's own. */
  image?: string;
  /** Canonical path with the query that matters. Default: the request's path. */
  canonical?: string;
  /** Whether the view still waits for what it is about: its heading and its true title are to come. Default: false. */
  loading?: boolean;
  /** 404 for a property or an article that does not exist (decisions, "Language and the server"). Default: 200. */
  status?: 200 | 404;
  /** Whether search engines may list the page; what does not exist they never may. Default: true. */
  listed?: boolean;
  /** schema.org objects. Default: none. */
  jsonLd?: readonly object[];
}
