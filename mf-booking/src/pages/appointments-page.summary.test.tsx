import { brand } from '@shared/brand';
import type { Language } from '@shared/contract';
import { formatFor } from '@shared/i18n';
import { ok } from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { mountForm, VALID, words, type MountedForm } from './appointments.test-kit.ts';

let form: MountedForm | undefined;
beforeEach(() => window.sessionStorage.clear());
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});

async function book(language: Language, url = '/Appointments', answers = {}) {
  form = await mountForm(answers, language, url);
  await form.fill({ ...VALID, phone: '٠٥١٢٣٤٥٦٧٨', from_time: '12:30', to_time: '13:00' });
  await form.ready();
  form.press();
  const { heading } = words[language].summary;
  return screen.findByRole('region', { name: heading });
}

describe.each<Language>(['ar', 'en'])('after a booking in %s', (language) => {
  const { summary: text, time, slots } = words[language];
  const at = (clock: string) => time.pm.replace('{{clock}}', clock);

  it('a card to keep says everything that was booked', async () => {
    const summary = await book(language);
    const shown = within(summary);
    expect(shown.getByText(brand.name[language])).toBeInTheDocument();
    expect(shown.getByText(VALID.name)).toBeInTheDocument();
    expect(shown.getByText('+966 51 234 5678')).toHaveAttribute('dir', 'ltr');
    expect(shown.getByText(formatFor(language).date(VALID.date, 'full'))).toBeInTheDocument();
    const times = slots.slot.replace('{{from}}', at('12:30')).replace('{{to}}', at('1:00'));
    expect(shown.getByText(times)).toBeInTheDocument();
  });

  it('the calendar file holds the appointment', async () => {
    const summary = await book(language);
    const link = within(summary).getByRole('link', { name: text.calendar });
    expect(link).toHaveAttribute('download', text.file);
    const file = decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('\r\n ', '');
    expect(file).toContain(`DTSTART:${VALID.date.replaceAll('-', '')}T093000Z`);
    expect(file).toContain(`DTEND:${VALID.date.replaceAll('-', '')}T100000Z`);
    expect(file).toContain(`${words[language].form.phone}: +966 51 234 5678`);
    expect(file).toContain(`SUMMARY:${text.event.replace('{{company}}', brand.name[language])}`);
  });

  it('the property that the visitor came from is named', async () => {
    const property = { _id: `s-${language}`, name_ar: 'فيلا في الملقا', name_en: 'Villa in Al Malqa' };
    const path = `/home/homes/${property._id}`;
    const summary = await book(language, `/Appointments?property=${property._id}`, {
      [`GET ${path}`]: ok({ data: property }),
    });
    expect(await within(summary).findByText(property[`name_${language}`])).toBeInTheDocument();
  });
});

it('the card follows a switch of the language', async () => {
  await book('ar');
  await form?.switchLanguage('en');
  await waitFor(() =>
    expect(screen.getByRole('region', { name: words.en.summary.heading })).toHaveTextContent(
      '12:30 PM to 1:00 PM',
    ),
  );
});
