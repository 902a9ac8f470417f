/** A blog article as a card shows it (specification, section 3). */
export interface ArticleSummary {
  _id: string;
  title?: string | undefined;
  /** ISO 8601, UTC. */
  createdAt?: string | undefined;
  author?: { name: string } | undefined;
  /** Safe relative path for `mediaUrl`. */
  coverImage?: string | undefined;
  /** What the API says, or else what the script of its text tells; undefined without both. */
  language?: 'ar' | 'en' | undefined;
}

export interface Article extends ArticleSummary {
  /** Markdown by any author: to be sanitised where it is rendered. */
  content: string;
}
