import type { Language } from '@shared/contract';
import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { createI18n } from './browser/create-i18n.ts';
import { I18nProvider, useTranslation } from './i18n-provider.tsx';
import type { Translation } from './i18n-provider.tsx';

const i18n = createI18n({
  namespace: 'page',
  resources: { ar: { title: 'للبيع', shared: 'خاص' }, en: { title: 'For sale', shared: 'own' } },
});
i18n.add('en', 'ui', { shared: 'from ui' });

let last: Translation | undefined;

// Memoised without props: only the context can make it render again.
const Title = memo(function Title() {
  const translation = useTranslation();
  last = translation;
  const { t, language, direction, format } = translation;
  return (
    <h1 lang={language} dir={direction}>
      {t('title')} {format.number(1234.5)}
    </h1>
  );
});

const page = (language: Language) => (
  <I18nProvider i18n={i18n} language={language}>
    <Title />
  </I18nProvider>
);

it('renders Arabic from right to left', () => {
  render(page('ar'));
  const heading = screen.getByRole('heading', { name: 'للبيع 1,234.5' });
  expect(heading.lang).toBe('ar');
  expect(heading.dir).toBe('rtl');
});

it('re-renders every reader in the commit that changes the language', () => {
  const { rerender } = render(page('ar'));
  rerender(page('en'));
  const heading = screen.getByRole('heading', { name: 'For sale 1,234.5' });
  expect(heading.lang).toBe('en');
  expect(heading.dir).toBe('ltr');
});

it('keeps the identity of t and format while the language stays', () => {
  const { rerender } = render(page('ar'));
  const before = last;
  rerender(page('ar'));
  expect(last?.t).toBe(before?.t);
  expect(last?.format).toBe(before?.format);
});

it('reads another namespace on request', () => {
  function Shared() {
    return <p>{useTranslation('ui').t('shared')}</p>;
  }
  render(
    <I18nProvider i18n={i18n} language="en">
      <Shared />
    </I18nProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('from ui');
});

it('says what is wrong outside of a provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Title />)).toThrow('outside of I18nProvider');
  jest.restoreAllMocks();
});

it('shows words that arrive after the switch to their language, for the switch does not wait for ever', async () => {
  const late = createI18n({ namespace: 'page', resources: { ar: { title: 'للبيع' } } });
  const view = (language: Language) => (
    <I18nProvider i18n={late} language={language}>
      <Title />
    </I18nProvider>
  );
  const { rerender } = render(view('ar'));
  rerender(view('en'));
  expect(screen.getByRole('heading').lang).toBe('en');
  expect(screen.getByRole('heading').textContent).toContain('للبيع');
  await act(async () => late.add('en', 'page', { title: 'For sale' }));
  expect(screen.getByRole('heading').textContent).toContain('For sale');
});
