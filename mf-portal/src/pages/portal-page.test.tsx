import type { Language } from '@shared/contract';
import type { MountedRemote } from '@shared/remote-kit/testing';
import { mountRemote } from '@shared/remote-kit/testing';
import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.ts';

let mounted: MountedRemote;

async function openPortal(language: Language = 'en') {
  mounted = await mountRemote(remote, { url: '/fal-license', language });
  return within(mounted.element);
}

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

afterEach(async () => {
  await mounted.unmount();
});

const WORDS = {
  en: {
    title: 'Student Portal',
    tabs: [
      'Overview',
      'Group Lectures',
      'Individual Sessions',
      'Academic Articles',
      'Analytics',
      'Calendar',
      'Settings',
    ],
    admin: 'Admin',
  },
  ar: {
    title: 'بوابة الطلاب',
    tabs: [
      'نظرة عامة',
      'المحاضرات الجماعية',
      'الجلسات الفردية',
      'المقالات الأكاديمية',
      'التحليلات',
      'التقويم',
      'الإعدادات',
    ],
    admin: 'المشرف',
  },
};

it.each(['ar', 'en'] as const)('opens on the overview with its figures in %s', async (language) => {
  const portal = await openPortal(language);
  const { title, tabs, admin } = WORDS[language];
  expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(portal.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
  expect(portal.getByRole('tab', { selected: true })).toHaveTextContent(tabs[0] ?? '');
  expect(portal.getByText(admin)).toBeInTheDocument();
  for (const figure of ['24', '156', '89', '1,247']) expect(portal.getByText(figure)).toBeVisible();
  expect(mounted.heads.at(-1)?.title).toBe(title);
});

it('falls back to the overview where a tab has no content of its own', async () => {
  const portal = await openPortal();
  for (const name of ['Analytics', 'Calendar', 'Settings']) {
    await userEvent.click(portal.getByRole('tab', { name }));
    expect(portal.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const panel = portal.getByRole('tabpanel', { name });
    expect(within(panel).getByRole('heading', { name: 'Recent activities' })).toBeVisible();
  }
});

it('is one stop for the Tab key, and arrows move between tabs', async () => {
  const portal = await openPortal();
  const tab = (name: string) => portal.getByRole('tab', { name });
  expect(portal.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Overview')]);
  act(() => tab('Overview').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(tab('Group Lectures')).toHaveFocus();
  expect(tab('Group Lectures')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(tab('Settings')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(tab('Overview')).toHaveFocus();
});

it('books a lecture once, for cards and table alike', async () => {
  const portal = await openPortal();
  await userEvent.click(portal.getByRole('tab', { name: 'Group Lectures' }));
  await userEvent.click(portal.getByRole('button', { name: /^Book ?: Writing the academic essay$/ }));
  const booked = portal.getByRole('button', { name: /^Booked ?: Writing the academic essay$/ });
  expect(booked).toHaveAttribute('aria-disabled', 'true');
  expect(portal.getByText('Booked: Writing the academic essay', { selector: 'output' })).toBeInTheDocument();
  await userEvent.click(booked);
  expect(booked).toHaveAccessibleName(/^Booked/);

  await userEvent.click(portal.getByRole('radio', { name: 'Table' }));
  const table = within(portal.getByRole('table', { name: 'Group lectures' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Topic',
    'Lecturer',
    'Date',
    'Duration',
    'Level',
    'Participants',
    'Rating',
    'Status',
    'Booking',
  ]);
  const row = within(table.getByRole('row', { name: /Writing the academic essay/ }));
  expect(row.getByRole('rowheader')).toHaveTextContent('Writing the academic essay');
  expect(row.getByRole('button', { name: /^Booked/ })).toHaveAttribute('aria-disabled', 'true');
  expect(table.getAllByRole('button', { name: /^Book / })).toHaveLength(5);

  await userEvent.click(portal.getByRole('tab', { name: 'Overview' }));
  await userEvent.click(portal.getByRole('tab', { name: 'Group Lectures' }));
  expect(portal.getByRole('button', { name: /^Booked/ })).toBeVisible();
});

it('books a session, but not one that is already booked', async () => {
  const portal = await openPortal('ar');
  await userEvent.click(portal.getByRole('tab', { name: 'الجلسات الفردية' }));
  expect(portal.getByRole('button', { name: /^تم الحجز ?: مختص الفيزياء$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.click(portal.getByRole('button', { name: /^احجز ?: مختص الإحصاء$/ }));
  expect(portal.getByRole('button', { name: /^تم الحجز ?: مختص الإحصاء$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(portal.getAllByRole('button', { name: /^احجز/ })).toHaveLength(4);
});

it('shows the rest of an article in place', async () => {
  const portal = await openPortal();
  await userEvent.click(portal.getByRole('tab', { name: 'Academic Articles' }));
  const more = portal.getByRole('button', { name: /^Read more ?: Linear regression without equations$/ });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(
    portal.getByRole('button', { name: /^Show less ?: Linear regression without equations$/ }),
  ).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['Group Lectures', ['Filter', 'Export', 'Add Lecture']],
  ['Individual Sessions', ['Schedule Session']],
  ['Academic Articles', ['Add Article']],
  ['Overview', ['Notifications']],
])('says in %s that inert controls are sample data', async (tab, buttons) => {
  const portal = await openPortal();
  await userEvent.click(portal.getByRole('tab', { name: tab }));
  for (const name of buttons) {
    const button = portal.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Sample data');
    await userEvent.hover(button);
    expect(portal.getByRole('tooltip')).toHaveTextContent('Sample data');
    await userEvent.unhover(button);
    expect(portal.queryByRole('tooltip')).toBeNull();
  }
});

it('does not pretend that the search works', async () => {
  const portal = await openPortal();
  const search = portal.getByRole('searchbox', { name: 'Search the portal' });
  await userEvent.type(search, 'physics');
  expect(search).toHaveValue('');
  expect(search).toHaveAccessibleDescription('Sample data');
});

it('opens the sections over the page and gives the focus back', async () => {
  const portal = await openPortal();
  const menu = portal.getByRole('button', { name: 'Open the sections' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(portal.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();

  await userEvent.click(menu);
  await userEvent.click(portal.getByRole('tab', { name: 'Calendar' }));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
});

it('changes language in place and keeps what was booked', async () => {
  const portal = await openPortal('en');
  await userEvent.click(portal.getByRole('tab', { name: 'Group Lectures' }));
  await userEvent.click(portal.getByRole('button', { name: /^Book ?: Writing the academic essay$/ }));
  await mounted.switchLanguage('ar');
  expect(portal.getByRole('button', { name: /^تم الحجز ?: كتابة المقال الأكاديمي$/ })).toBeVisible();
});

it('makes no call, whatever is opened', async () => {
  const portal = await openPortal();
  for (const tab of portal.getAllByRole('tab')) await userEvent.click(tab);
  await userEvent.click(portal.getByRole('tab', { name: 'Group Lectures' }));
  for (const button of portal.getAllByRole('button')) await userEvent.click(button);
  expect(mounted.http.requests).toHaveLength(0);
  expect(mounted.renderErrors).toHaveLength(0);
});
