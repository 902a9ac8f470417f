import { mediaUrl } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Picture } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useContext } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { COVER_RATIO } from '../article-cover.tsx';
import { ContentsEntries } from './contents-entries.ts';
import { Contents } from './contents.tsx';
import { Link } from './link.tsx';
import { ScrollRegion } from './scroll-region.ts';

type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps;

const IMAGE_SIZES = '(min-width: 48rem) 46rem, 94vw';
const IMAGE_WIDTHS = [480, 800, 1200, 1600] as const;

const isWebAddress = (src: string) => /^https?:/i.test(src);

function Image({ src, alt = '', title }: Props<'img'>) {
  const address = typeof src === 'string' ? src : '';
  if (isWebAddress(address)) return <Picture src={address} alt={alt} title={title} ratio={COVER_RATIO} />;
  const path = address.replace(/^\.\//, '');
  return (
    <Picture
      src={mediaUrl(path, 800) ?? ''}
      srcFor={(width) => mediaUrl(path, width) ?? ''}
      widths={IMAGE_WIDTHS}
      sizes={IMAGE_SIZES}
      alt={alt}
      title={title}
      ratio={COVER_RATIO}
    />
  );
}

function Table({ node: _node, dir, ...rest }: Props<'table'>) {
  const { t } = useTranslation();
  return (
    // A wide table scrolls by itself; the keyboard must reach what it hides.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ScrollRegion dir={dir} aria-label={t('markdown.table')} tabIndex={0}>
      <table {...rest} />
    </ScrollRegion>
  );
}

const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Alignment travels as an attribute: inline styles are forbidden by the site's policy. */
const alignment = (style: React.CSSProperties | undefined) =>
  ALIGNMENTS.find((each) => each === style?.textAlign);

function Cell({ node: _node, style, ...rest }: Props<'td'>) {
  return <td {...rest} dir="auto" align={alignment(style)} />;
}

function HeaderCell({ node: _node, style, ...rest }: Props<'th'>) {
  return <th {...rest} scope="col" dir="auto" align={alignment(style)} />;
}

function Code({ node: _node, ...rest }: Props<'code'>) {
  return <code {...rest} dir="ltr" />;
}

function CodeBlock({ node: _node, ...rest }: Props<'pre'>) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ScrollRegion dir="ltr" aria-label={t('markdown.code')} tabIndex={0}>
      <pre {...rest} />
    </ScrollRegion>
  );
}

function TaskBox({ node: _node, ...rest }: Props<'input'>) {
  const { t } = useTranslation();
  return <input {...rest} aria-label={t(rest.checked ? 'markdown.done' : 'markdown.open')} />;
}

function TableOfContents() {
  return <Contents entries={useContext(ContentsEntries)} />;
}

interface BlockProps extends ExtraProps {
  children?: ReactNode;
  id?: string | undefined;
}

/** A block whose direction follows its own words. */
function block(Tag: 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Block({ id, children }: BlockProps) {
    return (
      <Tag id={id} dir="auto">
        {children}
      </Tag>
    );
  };
}

/** How the elements of an article are drawn. The page's one `h1` is the article's title. */
export const elements: Components = {
  a: Link,
  img: Image,
  table: Table,
  td: Cell,
  th: HeaderCell,
  code: Code,
  pre: CodeBlock,
  input: TaskBox,
  nav: TableOfContents,
  p: block('p'),
  h1: block('h2'),
  h2: block('h2'),
  h3: block('h3'),
  h4: block('h4'),
  h5: block('h5'),
  h6: block('h6'),
};
