import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import type { ModalProps } from './modal.tsx';
import { useDialog } from './use-dialog.ts';

// The test's document knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Stage({ as: Kind, onClose }: { as: typeof Dialog | typeof Drawer } & Pick<ModalProps, 'onClose'>) {
  const handle = useDialog();
  return (
    <>
      <Button {...handle.opener}>افتح</Button>
      <Kind
        handle={handle}
        title="المرشحات"
        closeLabel="أغلق"
        footer={<Button onClick={handle.close}>تم</Button>}
        onClose={onClose}
      >
        <p>المحتوى</p>
      </Kind>
    </>
  );
}

describe.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
] as const)('%s', (_name, Kind) => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'افتح' }));

  it('has its content in the markup while closed, and names itself when open', async () => {
    render(<Stage as={Kind} />);
    expect(screen.getByText('المحتوى')).not.toBeVisible();
    await open();
    expect(screen.getByRole('dialog', { name: 'المرشحات' })).toBeVisible();
  });

  it('says on its button what the button opens, for the platform to do it before hydration', () => {
    render(<Stage as={Kind} />);
    const opener = screen.getByRole('button', { name: 'افتح' });
    expect(opener).toHaveAttribute('command', 'show-modal');
    expect(document.getElementById(opener.getAttribute('commandfor') ?? '')).toBe(
      screen.getByRole('dialog', { hidden: true }),
    );
  });

  it('leaves an open one alone when the platform opened it first', async () => {
    render(<Stage as={Kind} />);
    screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).showModal();
    await open();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each(['أغلق', 'تم'])('closes by its button "%s" and says so once', async (name) => {
    const onClose = jest.fn();
    render(<Stage as={Kind} onClose={onClose} />);
    await open();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press outside, not by one that began inside', async () => {
    render(<Stage as={Kind} />);
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.pointerDown(screen.getByText('المحتوى'));
    fireEvent.click(dialog);
    expect(dialog).toBeVisible();
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(dialog).not.toBeVisible();
  });
});
