import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import userEvent from '@testing-library/user-event';
import { DirectionStyles } from './direction-styles.tsx';

const Physical = styled.div`
  margin-left: 12px;
  padding-inline-start: 8px;
  color: ${({ theme }) => theme.color.ink};
`;

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

const stage = (language: 'ar' | 'en') => (
  <DirectionStyles language={language}>
    <Physical data-testid="box" />
    <Counter />
  </DirectionStyles>
);

const box = () => getComputedStyle(screen.getByTestId('box'));

describe('DirectionStyles', () => {
  it('mirrors physical declarations in Arabic only', () => {
    const { rerender } = render(stage('en'));
    expect(box().marginLeft).toBe('12px');
    rerender(stage('ar'));
    expect(box().marginRight).toBe('12px');
    expect(box().marginLeft).not.toBe('12px');
    rerender(stage('en'));
    expect(box().marginLeft).toBe('12px');
  });

  it('leaves logical declarations alone and lends the theme', () => {
    render(stage('ar'));
    expect(box().paddingInlineStart).toBe('8px');
    expect(box().color).toBe('var(--color-ink)');
  });

  it('keeps the state of the tree when the language changes', async () => {
    const { rerender } = render(stage('ar'));
    await userEvent.click(screen.getByRole('button'));
    rerender(stage('en'));
    expect(screen.getByRole('button')).toHaveTextContent('1');
  });
});
