import { renderToString } from 'react-dom/server';
import { createI18n } from './server/create-i18n.ts';
import { I18nProvider, useTranslation } from './i18n-provider.tsx';

function Title() {
  const { t, direction, format } = useTranslation();
  return <h1 dir={direction}>{`${t('title')} ${format.date('2026-03-05T10:00:00Z')}`}</h1>;
}

it('renders on the server, each request in its own language', () => {
  const i18n = createI18n({
    namespace: 'page',
    resources: { ar: { title: 'المدونة' }, en: { title: 'Blog' } },
  });
  const html = (language: 'ar' | 'en') =>
    renderToString(
      <I18nProvider i18n={i18n} language={language}>
        <Title />
      </I18nProvider>,
    );
  expect(html('en')).toBe('<h1 dir="ltr">Blog Mar 5, 2026</h1>');
  expect(html('ar')).toBe('<h1 dir="rtl">المدونة 5 مارس 2026</h1>');
});
