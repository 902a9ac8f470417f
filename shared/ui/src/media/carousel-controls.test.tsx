import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CarouselDots } from './carousel-dots.tsx';
import { ThumbnailButton } from './thumbnail-button.tsx';

it('dots say which picture is shown and ask for another', async () => {
  const onSelect = jest.fn();
  render(
    <CarouselDots count={3} current={1} labelFor={(index) => `صورة ${index + 1}`} onSelect={onSelect} />,
  );
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('صورة 2');
  await userEvent.click(screen.getByRole('button', { name: 'صورة 3' }));
  expect(onSelect).toHaveBeenCalledWith(2);
});

it.each([
  [0, [0, 1, 2, 3, 4, 5, 6, 7]],
  [10, [6, 7, 8, 9, 10, 11, 12, 13]],
  [19, [12, 13, 14, 15, 16, 17, 18, 19]],
])('of many pictures those around the current one have dots: %i of 20', (current, shown) => {
  render(<CarouselDots count={20} current={current} labelFor={String} onSelect={() => {}} />);
  expect(screen.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual(
    shown.map(String),
  );
});

it('dots can stay out of the way of the Tab key', async () => {
  render(<CarouselDots count={2} current={0} labelFor={String} onSelect={() => {}} tabbable={false} />);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it('a thumbnail has a name and says whether it is shown', () => {
  render(
    <ThumbnailButton label="صورة 1" current>
      <img src="/a.webp" alt="" />
    </ThumbnailButton>,
  );
  expect(screen.getByRole('button', { name: 'صورة 1', current: true })).toBeVisible();
});
