import type { Direction, Language } from '@shared/contract';
import type { Translate } from '@shared/i18n';
import GithubSlugger from 'github-slugger';
import type { ComponentProps, ReactElement } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { partsOf } from './article-parts.ts';
import { definitionsOf, withDefinitions } from './definitions.ts';
import { elements } from './elements.tsx';
import { PlainArticle } from './plain-article.ts';
import { rehypeAddresses } from './rehype-addresses.ts';
import { rehypeDepth } from './rehype-depth.ts';
import { rehypeDirections } from './rehype-directions.ts';
import { rehypeFigures } from './rehype-figures.ts';
import type { ContentsEntry } from './rehype-headings.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypeNotes } from './rehype-notes.ts';
import { rehypePlainHtml } from './rehype-plain-html.ts';
import { remarkAutolinks } from './remark-autolinks.ts';
import { safeAddress, sanitizeSchema } from './sanitize-schema.ts';
import { isTractable } from './tractable.ts';

type MarkdownOptions = ComponentProps<typeof Markdown>;
type FootnoteOptions = NonNullable<MarkdownOptions['remarkRehypeOptions']>;

const remarkPlugins: MarkdownOptions['remarkPlugins'] = [remarkGfm, remarkAutolinks];

/** The language of the page and the direction of the article, which the words around footnotes follow. */
export interface Reader {
  t: Translate;
  language: Language;
  direction: Direction;
}

/** An article that is read part by part, each once. */
export interface ReadArticle {
  /** What has been read, ready to be drawn; at first the first part alone. */
  readonly parts: readonly ReactElement[];
  /** The headings of what has been read. */
  readonly entries: readonly ContentsEntry[];
  /** The source of all that follows the first part; empty as a rule. */
  readonly rest: string;
  /** Reads the next part, which takes some milliseconds; nothing when there is none. */
  readNext(): void;
  readonly isComplete: boolean;
}

const footnotes = ({ t, direction }: Reader, prefix: string): FootnoteOptions => ({
  clobberPrefix: prefix,
  footnoteLabel: t('markdown.footnotes'),
  footnoteLabelProperties: {},
  footnoteBackLabel: (reference, occurrence) =>
    occurrence > 1
      ? t('markdown.footnoteBackAgain', { number: reference + 1, occurrence })
      : t('markdown.footnoteBack', { number: reference + 1 }),
  // Back means towards the start of the line; the selector keeps it from turning into an emoji.
  footnoteBackContent: direction === 'rtl' ? '↪\uFE0E' : '↩\uFE0E',
});

function open(content: string, reader: Reader): ReadArticle {
  const slugger = new GithubSlugger();
  const parts: ReactElement[] = [];
  const entries: ContentsEntry[] = [];
  const sources = partsOf(content);
  const first = sources.next().value ?? { markdown: '', end: 0 };
  const rest = content.slice(first.end);
  const definitions = rest === '' ? undefined : definitionsOf(content);
  let next = rest === '' ? undefined : sources.next().value;

  function draw(source: string): ReactElement {
    if (!isTractable(source)) return <PlainArticle>{source}</PlainArticle>;
    // Notes stand after the part that refers to them.
    const prefix = parts.length === 0 ? 'user-content-' : `user-content-${parts.length}-`;
    // Called, not placed: its parsing is what is to be done now, and once.
    return Markdown({
      children: definitions ? withDefinitions(source, definitions) : source,
      components: elements,
      remarkPlugins,
      rehypePlugins: [
        rehypePlainHtml,
        rehypeAddresses,
        [rehypeSanitize, sanitizeSchema],
        // What comes after is made of what the sanitiser let through.
        rehypeDepth,
        rehypeFigures,
        rehypeDirections,
        [rehypeHeadings, { slugger, entries, hasContents: parts.length === 0 }],
        [rehypeNotes, prefix],
      ],
      remarkRehypeOptions: footnotes(reader, prefix),
      urlTransform: safeAddress,
    });
  }

  parts.push(draw(first.markdown));
  return {
    parts,
    entries,
    rest,
    get isComplete() {
      return next === undefined;
    },
    readNext() {
      if (!next) return;
      const { markdown } = next;
      parts.push(draw(markdown));
      next = sources.next().value ?? undefined;
    },
  };
}

/** Characters of all articles that are kept; what is drawn of them takes some hundred times as many bytes. */
const KEPT_LENGTH = 200_000;

const kept = new Map<string, ReadArticle>();
let keptLength = 0;

/**
 * Reads the beginning of an article's Markdown, which the same content in the same language brings about once: articles
 * that are asked for often are kept, on the server too.
 */
export function readArticle(content: string, reader: Reader): ReadArticle {
  const key = `${reader.language} ${reader.direction} ${content}`;
  const article = kept.get(key) ?? open(content, reader);
  if (kept.delete(key)) keptLength -= key.length;
  if (key.length > KEPT_LENGTH) return article;
  kept.set(key, article);
  keptLength += key.length;
  for (const oldest of kept.keys()) {
    if (keptLength <= KEPT_LENGTH) break;
    kept.delete(oldest);
    keptLength -= oldest.length;
  }
  return article;
}
