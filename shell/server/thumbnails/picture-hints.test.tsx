import { matchRoute } from '@shared/contract';
import { Picture } from '@shared/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { HeroPicture } from '../../src/home/hero-picture.tsx';
import { viewOf } from '../rendering/renderings.test-kit.ts';
import { pictureHints } from './picture-hints.ts';

const hintsOf = (address: string, html: string | undefined) =>
  pictureHints({ match: matchRoute(address), view: html === undefined ? undefined : viewOf(html) });
const markupOf = (picture: ReactElement) => renderToString(<main>{picture}</main>);

describe('hints at a page’s first picture', () => {
  it('choose as the image does', () => {
    const html = markupOf(
      <Picture
        src="/media/a.jpg?w=800"
        srcFor={(width) => `/media/a.jpg?w=${width}&v=2`}
        widths={[480, 800]}
        sizes="(min-width: 64rem) 25rem, 100vw"
        alt=""
        priority
      />,
    );
    expect(html).toContain('loading="lazy"');
    expect(hintsOf('/sell', html)).toEqual([
      {
        as: 'image',
        fetchpriority: 'high',
        imagesrcset: '/media/a.jpg?w=480&v=2 480w, /media/a.jpg?w=800&v=2 800w',
        imagesizes: '(min-width: 64rem) 25rem, 100vw',
      },
    ]);
  });

  it('name a picture of one size by its address', () => {
    expect(hintsOf('/blog', markupOf(<Picture src="/media/a.jpg" alt="" priority />))).toEqual([
      { as: 'image', fetchpriority: 'high', href: '/media/a.jpg' },
    ]);
  });

  it('name home’s hero by the window’s shape and the visitor’s scheme, in files that its sources name', () => {
    const html = markupOf(<HeroPicture />);
    expect(html).toContain('loading="lazy"');
    const hints = hintsOf('/', html);
    expect(hints.map(({ media }) => media)).toEqual([
      '(max-width: 63.99rem) and (prefers-color-scheme: light)',
      '(max-width: 63.99rem) and (prefers-color-scheme: dark)',
      '(min-width: 64rem) and (prefers-color-scheme: light)',
      '(min-width: 64rem) and (prefers-color-scheme: dark)',
    ]);
    for (const { imagesrcset } of hints) expect(html).toContain(`srcSet="${imagesrcset}"`);
  });

  it.each([
    ['the markup has it fetched at once', '<img src="/media/a.jpg" loading="eager" fetchPriority="high"/>'],
    ['no picture comes first', markupOf(<Picture src="/media/a.jpg" alt="" />)],
    ['the browser draws the page', undefined],
  ])('are none where %s', (_where, html) => {
    expect(hintsOf('/sell', html)).toEqual([]);
  });
});
