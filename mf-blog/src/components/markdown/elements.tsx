import { mediaUrl } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Picture, VisuallyHidden } from '@shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { COVER_RATIO } from '../article-cover.tsx';
import { ScrollRegion } from './scroll-region.ts';

type Props<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps;

const IMAGE_SIZES = '(min-width: 48rem) 46rem, 94vw';
const IMAGE_WIDTHS = [480, 800, 1200, 1600] as const;

const isWebAddress = (src: string) => /^https?:/i.test(src);

function Link({ node: _node, href, children, ...rest }: Props<'a'>) {
  const { t } = useTranslation();
  // What the sanitiser took the address from is no link any more.
  if (!href) return <span>{children}</span>;
  if (href.startsWith('#') || href.startsWith('mailto:')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('markdown.newTab')}</VisuallyHidden>
    </a>
  );
}

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

function Table({ node: _node, ...rest }: Props<'table'>) {
  const { t } = useTranslation();
  return (
    // A wide table scrolls by itself; the keyboard must reach what it hides.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ScrollRegion aria-label={t('markdown.table')} tabIndex={0}>
      <table {...rest} />
    </ScrollRegion>
  );
}

const ALIGNMENTS: Readonly<Record<string, string>> = { left: 'start', right: 'end', center: 'center' };

/** Alignment travels as an attribute: inline styles are forbidden by the site's policy. */
const alignment = (style: React.CSSProperties | undefined) => ALIGNMENTS[style?.textAlign ?? ''];

function Cell({ node: _node, style, children, ...rest }: Props<'td'>) {
  return (
    <td {...rest} data-align={alignment(style)}>
      <bdi>{children}</bdi>
    </td>
  );
}

function HeaderCell({ node: _node, style, children, ...rest }: Props<'th'>) {
  return (
    <th {...rest} scope="col" data-align={alignment(style)}>
      <bdi>{children}</bdi>
    </th>
  );
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
  p: block('p'),
  h1: block('h2'),
  h2: block('h2'),
  h3: block('h3'),
  h4: block('h4'),
  h5: block('h5'),
  h6: block('h6'),
};
