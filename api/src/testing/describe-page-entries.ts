import type { Answer, ApiClient } from './api-under-test.ts';

interface Entry {
  id: string;
  updatedAt?: string;
  pictures: string[];
}
type Entries = Answer['body'] & { data: Entry[]; next?: string };

/** What maps of the site are made of: all pages, some at a time. The database holds samples that nobody has changed. */
export function describePageEntries({ call }: ApiClient): void {
  const some = async (source: string, query: Readonly<Record<string, string>>) => {
    const { status, body } = await call(`/sitemap/${source}?${new URLSearchParams(query).toString()}`);
    expect(status).toBe(200);
    return body as Entries;
  };
  const inSteps = async (source: string, limit: number) => {
    const all: Entry[] = [];
    let steps = 0;
    for (let after: string | undefined; steps < 100; steps += 1) {
      const { data, next } = await some(source, {
        limit: String(limit),
        ...(after !== undefined && { after }),
      });
      expect(data.length).toBeLessThanOrEqual(limit);
      all.push(...data);
      if (next === undefined) return all;
      after = next;
    }
    throw new Error('there is no end of it');
  };
  const listed = async (path: string) => (await call(path)).body.data as { _id: string; images?: string[] }[];

  describe('the entries of pages', () => {
    test.each([1, 7, 5000])(
      'are each listing on display once, %i at a time, with its pictures',
      async (limit) => {
        const entries = await inSteps('listings', limit);
        const listings = [...(await listed('/home/sell')), ...(await listed('/home/rent'))];
        expect(new Map(entries.map(({ id, pictures }) => [id, pictures]))).toEqual(
          new Map(listings.map(({ _id, images }) => [_id, images])),
        );
        expect(entries).toHaveLength(listings.length);
      },
    );

    test('are each article once, with its change, which is when it was put there', async () => {
      const entries = await inSteps('articles', 7);
      const articles = await listed('/blog/');
      expect(entries.map(({ id }) => id).toSorted()).toEqual(articles.map(({ _id }) => _id).toSorted());
      for (const { updatedAt = '' } of entries) {
        expect(Date.parse(updatedAt)).toBeGreaterThan(Date.now() - 3_600_000);
        expect(Date.parse(updatedAt)).toBeLessThanOrEqual(Date.now() + 1000);
      }
    });

    test('follow nothing that there is not', async () => {
      expect(await some('listings', { after: '\u{10FFFF}' })).toEqual({ data: [] });
      expect((await call('/sitemap/listings?after=%00')).status).toBe(400);
    });
  });
}
