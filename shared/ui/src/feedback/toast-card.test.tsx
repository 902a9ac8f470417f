import { render, screen, within } from '@testing-library/react';
import { IconButton } from '../controls/icon-button.tsx';
import { ToastCard } from './toast-card.tsx';

it('shows title, description and the way to dismiss it, and passes on what its owner says', () => {
  render(
    <ul>
      <ToastCard
        variant="destructive"
        title="تعذّر الإرسال"
        description="حاول مرة أخرى."
        close={<IconButton label="أغلق" icon="×" />}
        data-state="open"
      />
    </ul>,
  );
  const toast = screen.getByRole('listitem');
  expect(toast).toHaveTextContent('تعذّر الإرسالحاول مرة أخرى.');
  expect(toast).toHaveAttribute('data-state', 'open');
  expect(within(toast).getByRole('button', { name: 'أغلق' })).toBeVisible();
});
