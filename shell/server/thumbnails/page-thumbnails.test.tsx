import { matchRoute } from '@shared/contract';
import { Picture } from '@shared/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import { pageThumbnails } from './page-thumbnails.ts';
import type { Thumbnail } from './thumbnail-css.ts';

const HERO: readonly Thumbnail[] = [{ src: '/hero/wide.jpg', content: 'AAAA' }];

describe('thumbnails of a page', () => {
  let asked: string[];
  const ofPage = (address: string, html: string | undefined) =>
    pageThumbnails(HERO, {
      of: (src) => {
        asked.push(src);
        return Promise.resolve(src.includes('none') ? undefined : { src, content: 'BBBB' });
      },
    })({ match: matchRoute(address), view: html === undefined ? undefined : viewOf(html) });
  const pageWith = (...pictures: ReactElement[]) => renderToString(<main>{pictures}</main>);
  const picture = (src: string, isFirst: boolean) => (
    <Picture
      key={src}
      src={`${src}?w=800`}
      srcFor={(width) => `${src}?w=${width}`}
      sizes="100vw"
      alt=""
      priority={isFirst}
    />
  );

  beforeEach(() => {
    asked = [];
  });

  it('are those of home’s hero on home', async () => {
    expect(await ofPage('/', pageWith(picture('/media/a.jpg', true)))).toEqual(HERO);
    expect(asked).toEqual([]);
  });

  it('are of the one picture that is loaded before others, as its markup says it', async () => {
    const html = pageWith(
      picture('/media/late.jpg', false),
      picture('/media/pictures/villa-5-day.jpg', true),
      picture('/media/later.jpg', false),
    );
    expect(await ofPage('/sell', html)).toEqual([
      { src: '/media/pictures/villa-5-day.jpg', content: 'BBBB' },
    ]);
    expect(asked).toEqual(['/media/pictures/villa-5-day.jpg']);
  });

  it('are found where a picture has one size alone, and letters of Arabic in its name', async () => {
    const html = pageWith(<Picture key="1" src="/media/%D8%B5.jpg" alt="" priority />);
    expect(await ofPage('/blog', html)).toEqual([{ src: '/media/%D8%B5.jpg', content: 'BBBB' }]);
  });

  it('are found in a release whose markup has the picture fetched at once', async () => {
    const html =
      '<link rel="preload" as="image" href="/media/a.jpg"/><img src="/media/a.jpg?w=800" loading="eager" fetchPriority="high"/>';
    expect(await ofPage('/sell', html)).toEqual([{ src: '/media/a.jpg', content: 'BBBB' }]);
  });

  it.each([
    ['no picture comes first', pageWith(picture('/media/a.jpg', false))],
    ['the first picture is not the API’s', pageWith(picture('/files/a.jpg', true))],
    ['it is of another site', pageWith(picture('https://other.example/media/a.jpg', true))],
    [
      'its address would mean something to a style sheet',
      pageWith(picture('/media/a"]{}</style>.jpg', true)),
    ],
    ['it is text alone that says so', '<p>fetchPriority="high"</p><img src="/media/a.jpg"/>'],
    ['the browser draws the page', undefined],
  ])('are none, and nobody is asked, where %s', async (_where, html) => {
    expect(await ofPage('/sell', html)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('are none where the API has none', async () => {
    expect(await ofPage('/sell', pageWith(picture('/media/none.jpg', true)))).toEqual([]);
  });
});
