import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SegmentedControl } from './segmented-control.tsx';

function Stage() {
  const [view, setView] = useState<'cards' | 'table'>('cards');
  return (
    <SegmentedControl
      label="العرض"
      segments={[
        { value: 'cards', label: 'بطاقات' },
        { value: 'table', label: 'جدول' },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

it('is a named group of which one is chosen', async () => {
  render(<Stage />);
  expect(screen.getByRole('group', { name: 'العرض' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'جدول' }));
  expect(screen.getByRole('radio', { name: 'جدول' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'بطاقات' })).not.toBeChecked();
});
