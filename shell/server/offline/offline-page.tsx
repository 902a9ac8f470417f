import { BrandLogo } from '@shared/brand';
import { directionOf, LANGUAGES, paths, type Language } from '@shared/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { BARE_PAGE_CSS } from '../document/bare-page-css.ts';
import { ownDocument, type OwnDocument } from '../document/own-document.ts';
import { OFFLINE_SCRIPT } from './offline-script.ts';

interface Words {
  title: string;
  reason: string;
  retry: string;
  again: string;
  kept: string;
  home: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    reason: 'لم تُفتح هذه الصفحة من قبل على هذا الجهاز، ولا يمكن عرضها الآن.',
    retry: 'سنحاول فتحها من جديد تلقائيًا فور عودة الاتصال.',
    again: 'إعادة المحاولة الآن',
    kept: 'صفحات زرتها وما زالت متاحة',
    home: 'الصفحة الرئيسية',
  },
  en: {
    title: 'You are offline',
    reason: 'This page has not been opened on this device before, and cannot be shown now.',
    retry: 'It opens by itself as soon as you are connected again.',
    again: 'Try again now',
    kept: 'Pages you have visited that still open',
    home: 'Home',
  },
};

const CSS = [
  BARE_PAGE_CSS,
  'h2{margin:1.75rem 0 .5rem;font-size:1rem}',
  'ul{margin:0;padding:0;list-style:none}li a{display:block;padding-block:.5rem;border-block-start:1px solid var(--color-hairline)}',
  '[hidden]{display:none}',
  ...LANGUAGES.map(
    (shown) => `[data-language=${shown}] :is(section,header a):not([lang=${shown}]){display:none}`,
  ),
].join('');

const Section = ({ language }: { language: Language }) => {
  const { title, reason, retry, again, kept } = WORDS[language];
  return (
    <section lang={language} dir={directionOf(language)}>
      <h1>{title}</h1>
      <p>{reason}</p>
      <p>{retry}</p>
      <button className="again" type="button">
        {again}
      </button>
      <div hidden>
        <h2>{kept}</h2>
        <ul />
      </div>
    </section>
  );
};

const body = () =>
  renderToStaticMarkup(
    <>
      <header>
        {LANGUAGES.map((language) => (
          <a key={language} lang={language} href={paths.home} title={WORDS[language].home}>
            <BrandLogo language={language} />
          </a>
        ))}
      </header>
      <main>
        {LANGUAGES.map((language) => (
          <Section key={language} language={language} />
        ))}
      </main>
    </>,
  );

/** What a service worker shows for a page that it has not kept while there is no network; it is whole without another file. */
export const offlinePage = (): OwnDocument =>
  ownDocument({
    language: 'ar',
    title: LANGUAGES.map((language) => WORDS[language].title).join(' · '),
    css: CSS,
    body: body(),
    scripts: [OFFLINE_SCRIPT],
  });
