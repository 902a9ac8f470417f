import { createI18n, I18nProvider } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleBody } from '../components/markdown/article-body.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';

const i18n = createI18n({ namespace: 'mf-blog', resources: { ar, en } });

/** The HTML of an article in Markdown as the English page draws it: what stands in its prose. */
export function articleHtml(content: string): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n} language="en">
      <DirectionStyles language="en">
        <ArticleBody content={content} />
      </DirectionStyles>
    </I18nProvider>,
  );
  const [, prose = ''] = /<div[^>]* dir="(?:ltr|rtl)"[^>]*>(.*)<span id="opens-in-new-tab"/s.exec(html) ?? [];
  return prose;
}

const sorted = (attributes: string) => (attributes.match(/ [\w-]+="[^"]*"/g) ?? []).toSorted().join('');

/**
 * HTML without what the page adds to that of a specification (directions, tabs, scrolling, names for assistive
 * technology, ids; headings stand one level lower) and without what may be written in several ways.
 */
export const plainHtml = (html: string): string =>
  html
    .replaceAll(/<\/?section[^>]*>/g, '')
    .replaceAll(
      / (?:class="(?!language-)[^"]*"|(?:dir|id|target|rel|scope|tabindex|aria-[a-z]+)="[^"]*")/g,
      '',
    )
    .replaceAll(/<([a-z]\w*)((?: [\w-]+="[^"]*")*) ?\/?>/g, (_, name: string, attributes: string) => {
      return `<${name}${sorted(attributes)}>`;
    })
    .replaceAll(/<(\/?)h1>/g, '<$1h2>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('<!-- -->', '')
    // White space between blocks draws nothing.
    .replaceAll(
      /\s*(<\/?(?:p|table|thead|tbody|tr|th|td|ul|ol|li|blockquote|h[2-6]|hr|pre|br)(?: [^>]*)?>)\s*/g,
      '$1',
    )
    .trim();
