import { brand } from '@shared/brand';
import { appointmentNotice, noticeLinks } from '@shared/brand/form-notices';
import type { Language } from '@shared/contract';
import { expectSameKeys } from '@shared/i18n/testing';
import { offline, ok, status as answer } from '@shared/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { mountForm, words, type MountedForm, POLICY } from './appointments.test-kit.ts';

let form: MountedForm | undefined;
afterEach(async () => {
  await form?.unmount();
  form = undefined;
});

it('says the same in both languages', () => expectSameKeys(words.ar, words.en));

describe.each<Language>(['ar', 'en'])('the appointment page in %s', (language) => {
  const { page, why, info, policy } = words[language];

  it('has its boxes, its policy and its head', async () => {
    form = await mountForm({}, language);
    expect(screen.getByRole('heading', { level: 1, name: page.title })).toBeInTheDocument();
    for (const title of [why.heading, info.heading, policy.heading]) {
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    }
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([why.heading, info.heading, words[language].form.heading]);
    for (const text of [policy.early, policy.late, POLICY[language].change]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(form.heads.at(-1)).toMatchObject({ title: page.title, canonical: '/Appointments' });
  });

  it('says under the form what is taken, why, how long it is kept, and whom to ask', async () => {
    form = await mountForm({}, language);
    const { parentElement } = screen.getByText(appointmentNotice[language]);
    const notice = within(parentElement ?? document.body);
    const more = notice.getByRole('link', { name: noticeLinks.more[language] });
    expect(more).toHaveAttribute('href', '/privacy');
    expect(more.closest('form')).not.toBeNull();
    const ask = notice.getByRole('link', { name: brand.privacyEmail });
    expect(ask).toHaveAttribute('href', `mailto:${brand.privacyEmail}`);
  });

  it('names the property that the visitor came from', async () => {
    const property = { _id: `villa-${language}`, name_ar: 'فيلا في الملقا', name_en: 'Villa in Al Malqa' };
    const path = `/home/homes/${property._id}`;
    form = await mountForm(
      { [`GET ${path}`]: ok({ data: property }) },
      language,
      `/Appointments?property=${property._id}`,
    );
    const link = await screen.findByRole('link', { name: property[`name_${language}`] });
    expect(link).toHaveAttribute('href', `/property/${property._id}`);
  });
});

it.each([
  ['unknown', answer(404)],
  ['not to be had', offline],
])('says nothing of a property that is %s', async (what, result) => {
  const id = encodeURIComponent(what);
  form = await mountForm({ [`GET /home/homes/${id}`]: result }, 'ar', `/Appointments?property=${id}`);
  await waitFor(() => expect(screen.queryByText(words.ar.property.label)).toBeNull(), { timeout: 3000 });
  expect(form.toasts).toEqual([]);
  expect(form.field('name')).toBeInTheDocument();
});
