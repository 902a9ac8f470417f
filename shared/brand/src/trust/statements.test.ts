import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityChapters } from './accessibility-chapters.ts';
import { accessibilityStatement } from './accessibility.ts';
import { appointmentNotice, contactNotice, joinNotice } from './form-notices.ts';
import { daysText, KEPT_DAYS, LOG_DAYS } from './kept-days.ts';
import { privacyChapters, privacyChaptersWith } from './privacy-chapters.ts';
import { privacyNotice } from './privacy.ts';
import type { ChapterTexts, PublishedStatement, PublishedTexts } from './statement.ts';

/** A style of the operator's, with tiles from elsewhere. */
const OTHER_MAP = {
  style: 'https://tiles.example/styles/light.json',
  origins: ['https://tiles.example', 'https://glyphs.example'],
};

const shapeOf = (texts: ChapterTexts) =>
  Object.entries(texts).map(([id, { passages, link, reachesUs }]) => ({
    id,
    passages: passages.map((passage) => {
      if (typeof passage === 'string') return 'paragraph';
      return 'points' in passage
        ? passage.points.length
        : passage.matters.map(({ lines }) => `${lines.length} lines`);
    }),
    link: link?.href,
    reachesUs,
  }));

describe.each<[string, PublishedStatement, PublishedTexts]>([
  ['the privacy notice', privacyNotice, privacyChapters],
  ['the privacy notice with a map of others', privacyNotice, privacyChaptersWith(OTHER_MAP)],
  ['the accessibility statement', accessibilityStatement, accessibilityChapters],
])('%s', (_name, { changed, in: languages }, texts) => {
  it('says the same in both languages', () => expect(shapeOf(texts.ar)).toEqual(shapeOf(texts.en)));

  it.each(['ar', 'en'] as const)('has a text for each chapter, in their order, in %s', (language) =>
    expect(Object.keys(texts[language])).toEqual(languages[language].chapters.map(({ id }) => id)),
  );

  it.each(['ar', 'en'] as const)('has a description that is shown whole, in %s', (language) => {
    const { description } = languages[language];
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('says when it was changed, how to reach us, and leads to nothing but secure addresses', () => {
    expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const chapters = Object.values(texts.ar);
    expect(chapters.filter(({ reachesUs }) => reachesUs)).toHaveLength(1);
    for (const { link } of chapters) expect(link?.href ?? 'https://').toMatch(/^https:/);
  });
});

describe.each(['ar', 'en'] as const)('of other sites the privacy notice, in %s,', (language) => {
  const othersIn = (notice: PublishedTexts) =>
    (notice[language]['others']?.passages ?? []).flatMap((passage) =>
      typeof passage !== 'string' && 'points' in passage ? passage.points : [],
    );

  it('names each host that the operator’s map comes from, once, and what it learns', () => {
    const without = othersIn(privacyChaptersWith({ origins: [] }));
    const added = othersIn(privacyChaptersWith(OTHER_MAP)).filter((point) => !without.includes(point));
    expect(added).toHaveLength(1);
    expect(added[0]?.match(/[a-z]+\.example/g)).toEqual(['tiles.example', 'glyphs.example']);
    const learnt =
      language === 'ar'
        ? ['عنوانك على الشبكة', 'متصفحك', 'المنطقة التي تنظر إليها']
        : ['network address', 'browser', 'area that you look at'];
    for (const words of learnt) expect(added[0]).toContain(words);
  });

  it('names no host where the site draws the map itself', () =>
    expect(othersIn(privacyChaptersWith({ origins: ['https://tiles.example'] })).join('')).not.toContain(
      'tiles.example',
    ));
});

it.each(['ar', 'en'] as const)('every text names one time for which data is kept, in %s', (language) => {
  const days = (text: string) => text.match(/\d+ (?:يوم(?:ين|ًا)?|أيام|days)/g) ?? [];
  const own = [daysText(KEPT_DAYS)[language], daysText(LOG_DAYS)[language]];
  for (const notice of [contactNotice, joinNotice, appointmentNotice])
    expect(days(notice[language])).toEqual([own[0]]);
  const said = days(JSON.stringify([privacyNotice.in[language], privacyChapters[language]]));
  // Beside them: within how many days an answer is due.
  expect(new Set(said)).toEqual(new Set([...own, daysText(30)[language]]));
  expect(said.filter((text) => text === own[0]).length).toBeGreaterThanOrEqual(5);
});

it.each([
  [1, 'يوم', '1 day'],
  [2, 'يومين', '2 days'],
  [7, 'أيام', '7 days'],
  [30, 'يومًا', '30 days'],
  [100, 'يوم', '100 days'],
  [180, 'يومًا', '180 days'],
])('%i is said by the rules of its language', (days, arabic, english) =>
  expect(daysText(days)).toEqual({ ar: `${days} ${arabic}`, en: english }),
);

it('has one spelling of tanwin in all its texts, as the teams’ own words', () => {
  // Read as sources: what is worked out of them is Arabic too.
  const folder = path.join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(files).toContain(path.join('trust', 'privacy-chapters.ts'));
  const others = files.filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes('\u0627\u064b'),
  );
  expect(others).toEqual([]);
});
