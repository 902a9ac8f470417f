import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';
import { paginationItems } from './pagination-items.ts';

const shown = (current: number, total: number) =>
  paginationItems(current, total)
    .map((item) => (item.kind === 'page' ? item.page : '…'))
    .join(' ');

describe('paginationItems', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 3 … 5'],
    [1, 9, '1 2 3 … 9'],
    [4, 7, '1 2 3 4 5 6 7'],
    [5, 9, '1 … 3 4 5 6 7 … 9'],
    [6, 14, '1 … 4 5 6 7 8 … 14'],
    [9, 9, '1 … 7 8 9'],
    [500_000, 1_000_000, '1 … 499998 499999 500000 500001 500002 … 1000000'],
    [99, 3, '1 2 3'],
    [1, 0, ''],
  ])('at page %i of %i shows %s', (current, total, expected) => {
    expect(shown(current, total)).toBe(expected);
  });
});

const labels = {
  navigation: 'صفحات المقالات',
  previous: 'السابق',
  next: 'التالي',
  page: (page: string) => `صفحة ${page}`,
};
const hrefFor = (page: number) => `/blog?page=${page}`;

describe('Pagination', () => {
  it('links to real addresses and marks the current page', () => {
    render(<Pagination current={2} total={9} hrefFor={hrefFor} labels={labels} />);
    expect(screen.getByRole('navigation', { name: 'صفحات المقالات' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'السابق' })).toHaveAttribute('href', '/blog?page=1');
    expect(screen.getByRole('link', { name: 'التالي' })).toHaveAttribute('href', '/blog?page=3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('صفحة 2');
  });

  it('disables Previous on page 1 and Next on the last page', () => {
    const { rerender } = render(<Pagination current={1} total={3} hrefFor={hrefFor} labels={labels} />);
    const previous = screen.getByRole('link', { name: 'السابق' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'التالي' })).toHaveAttribute('href', '/blog?page=2');
    rerender(<Pagination current={3} total={3} hrefFor={hrefFor} labels={labels} />);
    expect(screen.getByRole('link', { name: 'التالي' })).not.toHaveAttribute('href');
  });

  it('is absent when there is one page', () => {
    const { container } = render(<Pagination current={1} total={1} hrefFor={hrefFor} labels={labels} />);
    expect(container).toBeEmptyDOMElement();
  });
});
