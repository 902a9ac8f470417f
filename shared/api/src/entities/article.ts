/** A blog article as a card shows it (specification, section 3). */
export interface ArticleSummary {
  _id: string;
  title?: string | undefined;
  /** ISO 8601, UTC. */
  createdAt?: string | undefined;
  author?: { name: string } | undefined;
  /** Safe relative path for `mediaUrl`. */
  coverImage?: string | undefined;
}

export interface Article extends ArticleSummary {
  /** Markdown by any author: to be sanitised where it is rendered. */
  content: string;
}
