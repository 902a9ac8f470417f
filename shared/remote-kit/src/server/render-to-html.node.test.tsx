import { DirectionStyles } from '@shared/ui';
import { Suspense, use, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { renderToHtml } from './render-to-html.ts';

const Box = styled.div<{ $wide?: boolean }>`
  margin-left: 3px;
  ${({ $wide }) =>
    $wide &&
    css`
      width: 999px;
    `}
`;
const Other = styled.p`
  color: rebeccapurple;
`;

const inDirection = (language: 'ar' | 'en', children: ReactNode) =>
  renderToHtml(<DirectionStyles language={language}>{children}</DirectionStyles>, 'test-');

describe('renderToHtml (architecture, "Server rendering")', () => {
  it('collects the same styles each time, whatever was rendered before', async () => {
    const first = await inDirection('en', <Box />);
    expect(first.css).toContain('margin-left:3px');
    await inDirection('en', <Box $wide />);
    await inDirection('en', <Other />);
    expect(await inDirection('en', <Box />)).toEqual(first);
    expect(first.css).not.toMatch(/999px|rebeccapurple/);
  });

  it('keeps the directions apart', async () => {
    const english = await inDirection('en', <Box />);
    const arabic = await inDirection('ar', <Box />);
    expect(arabic.css).toContain('margin-right:3px');
    expect(arabic.css).not.toContain('margin-left');
    expect(await inDirection('en', <Box />)).toEqual(english);
  });

  it('collects what stands together in the order of its making, not of its first rendering', async () => {
    await inDirection('en', <Other />);
    const { css: both } = await inDirection(
      'en',
      <>
        <Other />
        <Box />
      </>,
    );
    expect(both.indexOf('margin-left')).toBeLessThan(both.indexOf('rebeccapurple'));
  });

  it('waits for what is not ready', async () => {
    const word = Promise.resolve('ready');
    const Late = () => <Box>{use(word)}</Box>;
    const { html, css: styles } = await inDirection(
      'en',
      <Suspense fallback="waiting">
        <Late />
      </Suspense>,
    );
    expect(html).toContain('>ready</div>');
    expect(html).not.toContain('waiting');
    expect(styles).toContain('margin-left:3px');
  });

  it.each([
    ['inside a boundary', (content: ReactNode) => <Suspense fallback="waiting">{content}</Suspense>],
    ['outside of one', (content: ReactNode) => content],
  ])('rejects with an error %s', async (_where, place) => {
    const Broken = () => {
      throw new Error('broken on purpose');
    };
    await expect(inDirection('en', place(<Broken />))).rejects.toThrow('broken on purpose');
  });
});
