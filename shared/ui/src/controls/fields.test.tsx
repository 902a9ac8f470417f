import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckboxField } from './checkbox-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea, TextField } from './text-field.tsx';

const message = 'هذا الحقل مطلوب';

describe('fields', () => {
  it.each([
    ['TextField', <TextField key="f" label="الحقل" error={message} hint="تلميح" />],
    ['TextArea', <TextArea key="f" label="الحقل" error={message} hint="تلميح" />],
    ['SelectField', <SelectField key="f" label="الحقل" error={message} hint="تلميح" options={[]} />],
    ['CheckboxField', <CheckboxField key="f" label="الحقل" error={message} hint="تلميح" />],
  ])('%s ties its error and hint to the control', (_name, field) => {
    render(field);
    const control = screen.getByLabelText('الحقل');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription(`${message} تلميح`);
  });

  it('say nothing of validity without an error', () => {
    render(<TextField label="الاسم" error={undefined} />);
    const control = screen.getByRole('textbox', { name: 'الاسم' });
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  it('pass ref, name and direction to the control, as a form library needs', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="الجوال" type="tel" dir="ltr" name="phone" ref={ref} required />);
    expect(ref.current).toBe(screen.getByRole('textbox', { name: 'الجوال' }));
    expect(ref.current).toHaveAttribute('dir', 'ltr');
    expect(ref.current).toHaveAttribute('name', 'phone');
    expect(ref.current).toBeRequired();
  });

  it('offer the options of a select', async () => {
    render(
      <SelectField
        label="Subject"
        placeholder="Choose"
        options={[{ value: 'rental', label: 'Rental' }]}
        defaultValue=""
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Rental');
    expect(screen.getByRole('combobox')).toHaveValue('rental');
  });

  it('toggle by a press on the words of a checkbox', async () => {
    render(<CheckboxField label="I have a licence" />);
    await userEvent.click(screen.getByText('I have a licence'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('ErrorSummary', () => {
  it('leads from each message to its field', async () => {
    render(
      <>
        <ErrorSummary title="راجع الحقول" errors={[{ fieldId: 'name', message }]} />
        <TextField id="name" label="الاسم" error={message} />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('راجع الحقول');
    await userEvent.click(screen.getByRole('link', { name: message }));
    expect(screen.getByRole('textbox', { name: 'الاسم' })).toHaveFocus();
  });

  it('is absent without errors', () => {
    render(<ErrorSummary title="راجع الحقول" errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
