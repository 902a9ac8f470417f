import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from './button.tsx';

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
    setBusy(true);
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="name" />
      <Button type="submit" busy={busy} busyLabel="جاري الإرسال...">
        إرسال
      </Button>
    </form>
  );
}

describe('Button', () => {
  it('submits once, whether pressed twice or by Enter while busy', async () => {
    const onSubmit = jest.fn();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'إرسال' }));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and says that it is busy', async () => {
    render(<Form onSubmit={() => {}} />);
    await userEvent.click(screen.getByRole('button'));
    const button = screen.getByRole('button', { name: 'جاري الإرسال...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('is a plain button, not a submit, unless asked', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button>Close</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
