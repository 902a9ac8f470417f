import { thumbnailCss } from './thumbnail-css.ts';

it('puts a thumbnail into the frame of the image of its address, in whatever width, and into no other', () => {
  const css = thumbnailCss([{ src: '/media/a.jpg', content: 'AAAA' }]);
  expect(css).toBe(
    '@media screen{:is(span,picture):has(>img:is([src="/media/a.jpg"],[src^="/media/a.jpg?"])){background:url(data:image/avif;base64,AAAA) 50%/cover}}',
  );
});

it('puts it there only where its media say, cut as the image is; the later one wins', () => {
  const day = { src: '/hero.jpg', content: 'AAAA', media: '(width < 64rem)', position: '50% 60%' };
  const css = thumbnailCss([day, { ...day, content: 'BBBB', media: '(prefers-color-scheme: dark)' }]);
  expect(css.indexOf('AAAA')).toBeLessThan(css.indexOf('BBBB'));
  expect(css).toContain('@media screen and (width < 64rem){:is(span,picture):has(>img:is(');
  expect(css).toContain('50% 60%/cover}}');
});
