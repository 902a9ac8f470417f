import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar.tsx';

it('is there only while something is under way, of unknown length', () => {
  const { rerender } = render(<ProgressBar active={false} label="تُفتح الصفحة" />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ProgressBar active label="تُفتح الصفحة" />);
  expect(screen.getByRole('progressbar', { name: 'تُفتح الصفحة' })).not.toHaveAttribute('aria-valuenow');
});
