import type { Reader } from './read-article.tsx';
import { readArticle } from './read-article.tsx';

const reader = { t: (key: string) => key, language: 'en', direction: 'ltr' } as Reader;

it('reads the same content in the same language once', () => {
  const article = readArticle('## Words', reader);
  expect(readArticle('## Words', reader)).toBe(article);
  expect(readArticle('## Words', { ...reader, language: 'ar' })).not.toBe(article);
  expect(readArticle('## Other words', reader)).not.toBe(article);
});

it('forgets what was asked for least lately', () => {
  const content = (number: number) => `${number} ${'words '.repeat(3000)}`;
  const first = readArticle(content(0), reader);
  const second = readArticle(content(1), reader);
  for (let number = 2; number < 11; number += 1) readArticle(content(number), reader);
  expect(readArticle(content(0), reader)).toBe(first);
  readArticle(content(11), reader);
  expect(readArticle(content(0), reader)).toBe(first);
  expect(readArticle(content(1), reader)).not.toBe(second);
});

it('reads one part at a time, and no heading’s id twice', () => {
  const section = `## Same words\n\n${'Words and more words. '.repeat(200)}`;
  const article = readArticle(Array.from({ length: 20 }, () => section).join('\n\n'), reader);
  expect(article.parts).toHaveLength(1);
  expect(article.rest.length).toBeGreaterThan(50_000);
  while (!article.isComplete) {
    const before = article.parts.length;
    article.readNext();
    expect(article.parts).toHaveLength(before + 1);
  }
  article.readNext();
  expect(new Set(article.entries.map(({ id }) => id)).size).toBe(20);
});
