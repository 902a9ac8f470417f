import type { FakeHttp } from '@shared/remote-kit/testing';
import { createFakeHttp, ok } from '@shared/remote-kit/testing';

export const LONG_TITLE = 'The quiet arithmetic of buying a first home in a coastal city';

const PAGE_SIZE = 24;

const summary = (number: number) => ({
  _id: `article-${number}`,
  title: number === 1 ? LONG_TITLE : `Article ${number}`,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...(number === 2 ? {} : { coverImage: `pictures/cover-${number}.jpg` }),
});

/** An API with so many articles that knows paging. */
export function libraryHttp(total: number): FakeHttp {
  const articles = Array.from({ length: total }, (_, index) => summary(index + 1));
  return createFakeHttp({
    'GET /blog/': ({ query }) => {
      const page = Number(query?.['page'] ?? 1);
      return ok({ data: articles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total });
    },
  });
}

/** An API with one article and a library of so many others; its fields come over the sample's. */
export const articleHttp = (fields: object = {}, others = 4): FakeHttp =>
  createFakeHttp({
    'GET /blog/': (request) => libraryHttp(others).request(request),
    'GET /blog/a1': ok({
      data: {
        _id: 'a1',
        title: LONG_TITLE,
        content: 'The **first** paragraph.',
        createdAt: '2026-03-05T10:00:00.000Z',
        author: { name: 'Editorial desk' },
        coverImage: 'pictures/cover-1.jpg',
        ...fields,
      },
    }),
  });
