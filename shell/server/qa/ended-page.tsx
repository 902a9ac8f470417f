import { BrandLogo } from '@shared/brand';
import { paths, type Language } from '@shared/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { BARE_PAGE_CSS } from '../document/bare-page-css.ts';
import { ownDocument, type OwnDocument } from '../document/own-document.ts';

interface Words {
  title: string;
  reason: string;
  cure: string;
  live: string;
  home: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ar: {
    title: 'انتهت هذه المعاينة',
    reason: 'تُتاح المعاينة 14 يومًا، وتنتهي قبل ذلك إذا حلّت محلها معاينة أحدث أو أنهاها من أعدّها.',
    cure: 'اطلب رابطًا جديدًا ممن أرسل إليك هذا الرابط.',
    live: 'فتح الصفحة كما يراها الزوار',
    home: 'الصفحة الرئيسية',
  },
  en: {
    title: 'This preview has ended',
    reason:
      'A preview is there for 14 days, and ends sooner when a newer one takes its place or its team ends it.',
    cure: 'Ask whoever sent you this link for a new one.',
    live: 'Open the page as visitors see it',
    home: 'Home',
  },
};

/**
 * What a preview's link answers when there is no such preview (any more).
 * @param target path and query of the same page without the preview
 */
export function endedPage(language: Language, target: string): OwnDocument {
  const words = WORDS[language];
  const body = renderToStaticMarkup(
    <>
      <header>
        <a href={paths.home} title={words.home}>
          <BrandLogo language={language} />
        </a>
      </header>
      <main>
        <section>
          <h1>{words.title}</h1>
          <p>{words.reason}</p>
          <p>{words.cure}</p>
          <a className="again" href={target}>
            {words.live}
          </a>
        </section>
      </main>
    </>,
  );
  return ownDocument({ language, title: words.title, css: BARE_PAGE_CSS, body });
}
