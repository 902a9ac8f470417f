import type { MeasureVerdict, Verdict } from '@shared/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { createTelling } from './telling.ts';
import { VerdictSentence } from './verdict-sentence.tsx';

const LIVE = '1.0.0-aaaaaaaa';
const measured = (measure: MeasureVerdict['measure'], more: Partial<MeasureVerdict>): MeasureVerdict => ({
  ...{ measure, verdict: 'good', canary: { of: 40, bad: 0 }, live: { of: 380, bad: 0 } },
  ...{ limit: 0.02, evidence: 1, needed: 100, ...more },
});
const verdictOf = (more: Partial<Verdict>): Verdict => ({
  ...{ remote: 'mf-blog', canary: '1.1.0-bbbbbbbb', live: LIVE, given: '', percent: 10, auto: true },
  ...{ since: '2026-03-01T12:00:00Z', at: '2026-03-01T12:03:20Z', verdict: 'undecided', withdrawn: false },
  ...{ sentence: 'said in English', counted: 'together', measures: [], ...more },
});
const words = (verdict: Verdict, language: 'ar' | 'en') =>
  renderToStaticMarkup(<VerdictSentence verdict={verdict} telling={createTelling(language, 0)} />).replaceAll(
    /<[^>]+>|\u200E/g,
    '',
  );

const WORSE = verdictOf({
  verdict: 'worse',
  measures: [
    measured('errors', { verdict: 'worse', canary: { of: 40, bad: 30 }, evidence: 5321.4 }),
    measured('LCP', {
      verdict: 'worse',
      canary: { of: 40, bad: 10 },
      mark: 2400,
      limit: 0.1,
      evidence: 1e12,
    }),
    measured('CLS', { verdict: 'undecided' }),
  ],
});

describe("the judge's sentence", () => {
  it('stands in English as in the history', () => {
    expect(words(WORSE, 'en')).toBe('said in English');
  });

  it('has words of Arabic in no figure, which would be read from the other side', () => {
    const html = renderToStaticMarkup(<VerdictSentence verdict={WORSE} telling={createTelling('ar', 0)} />);
    const figures = [...html.matchAll(/<bdi>(.*?)<\/bdi>/g)].map(([, text]) => text);
    expect(figures.length).toBeGreaterThan(10);
    expect(figures.filter((text) => /[\u0600-\u06FF]/.test(text ?? ''))).toEqual([]);
  });

  it('says in Arabic what is worse, by how much, and how sure that is', () => {
    expect(words(WORSE, 'ar')).toBe(
      `أسوأ من ${LIVE} في المدة نفسها (3 دقائق): أخطاء: 75% (30 من 40)، وفي المنشور 0% (0 من 380)، والفرق المسموح 2%، وأرجحية تجاوزه 5,321 إلى 1؛ ` +
        'ظهور أكبر عنصر بعد 2.4 ث: 25% (10 من 40)، وفي المنشور 0% (0 من 380)، والفرق المسموح 10%، وأرجحية تجاوزه 1,000,000,000 إلى 1.',
    );
  });

  it.each([
    [
      'good',
      `ليس أسوأ من ${LIVE} في المدة نفسها (3 دقائق، عدد الزيارات 40): أخطاء، سرعة الاستجابة؛ والزيارات لا تكفي للحكم على: ثبات الصفحة.`,
      ['good', 'too few'],
    ],
    [
      'undecided',
      'لم يُحسم بعد (3 دقائق، عدد الزيارات 40)؛ ولم يثبت شيء بعد في: ثبات الصفحة.',
      ['good', 'undecided'],
    ],
  ] as const)('says in Arabic what is %s', (verdict, sentence, [both, last]) => {
    const measures = [
      measured('errors', { verdict: both }),
      // Renderings are no views.
      measured('fallbacks', { verdict: 'off', canary: { of: 900, bad: 0 } }),
      measured('INP', { verdict: both, canary: { of: 12, bad: 0 } }),
      measured('CLS', { verdict: last, canary: { of: 5, bad: 0 } }),
    ];
    expect(words(verdictOf({ verdict, measures }), 'ar')).toBe(sentence);
  });
});
