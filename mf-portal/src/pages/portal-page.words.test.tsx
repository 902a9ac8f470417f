import type { MountedRemote } from '@shared/remote-kit/testing';
import { mountRemote } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.ts';

let mounted: MountedRemote;

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

afterEach(async () => {
  await mounted.unmount();
});

const WORDS = {
  ar: {
    statistics: 'أهم الأرقام',
    figures: [
      ['إجمالي المحاضرات', '24'],
      ['الجلسات النشطة', '156'],
      ['المقالات المنشورة', '89'],
      ['الطلاب المسجّلون', '1,247'],
    ],
    activities: 'أحدث الأنشطة',
    lectures: 'المحاضرات الجماعية',
    sessions: 'الجلسات الفردية',
    articles: 'المقالات الأكاديمية',
    others: ['التحليلات', 'التقويم', 'الإعدادات'],
    lecture: ['كتابة المقال الأكاديمي', 'اللغة الإنجليزية', 'قسم اللغة الإنجليزية', 'متقدم', '19 من 22'],
    session: ['مختص الإحصاء', 'الإحصاء', 'تحليل البيانات', 'خبرة 3 سنوات'],
    article: ['كيف تذاكر مادة لا تحبها', 'مهارات الدراسة', 'قراءة في 6 دقائق', 'المشاهدات: 1,840'],
    book: /^احجز/,
    booked: /^تم الحجز/,
    status: { active: 'نشطة', available: 'متاحة', booked: 'محجوزة', published: 'منشور' },
    cards: 'بطاقات',
    table: 'جدول',
    caption: 'المحاضرات الجماعية',
    more: /^اقرأ المزيد/,
    less: /^عرض أقل/,
    inert: {
      lectures: ['تصفية', 'تصدير', 'إضافة محاضرة'],
      sessions: ['جدولة جلسة'],
      articles: ['إضافة مقال'],
    },
    bell: 'الإشعارات',
    search: 'البحث في البوابة',
    admin: 'المشرف',
    sample: 'بيانات تجريبية',
    openMenu: 'افتح الأقسام',
    closeMenu: 'أغلق الأقسام',
  },
  en: {
    statistics: 'Key figures',
    figures: [
      ['Total lectures', '24'],
      ['Active sessions', '156'],
      ['Published articles', '89'],
      ['Student enrollment', '1,247'],
    ],
    activities: 'Recent activities',
    lectures: 'Group Lectures',
    sessions: 'Individual Sessions',
    articles: 'Academic Articles',
    others: ['Analytics', 'Calendar', 'Settings'],
    lecture: ['Writing the academic essay', 'English', 'English department', 'Advanced', '19 of 22'],
    session: ['Statistics specialist', 'Statistics', 'Data analysis', '3 years of experience'],
    article: ['How to study a subject you do not enjoy', 'Study skills', '6 min read', 'Views: 1,840'],
    book: /^Book(?!ed)/,
    booked: /^Booked/,
    status: { active: 'Active', available: 'Available', booked: 'Booked', published: 'Published' },
    cards: 'Cards',
    table: 'Table',
    caption: 'Group lectures',
    more: /^Read more/,
    less: /^Show less/,
    inert: {
      lectures: ['Filter', 'Export', 'Add Lecture'],
      sessions: ['Schedule Session'],
      articles: ['Add Article'],
    },
    bell: 'Notifications',
    search: 'Search the portal',
    admin: 'Admin',
    sample: 'Sample data',
    openMenu: 'Open the sections',
    closeMenu: 'Close the sections',
  },
} as const;

describe.each(['ar', 'en'] as const)(
  'the portal in %s (specification, section 2, "Student portal mock-up")',
  (language) => {
    const words = WORDS[language];

    async function open(tab?: string) {
      mounted = await mountRemote(remote, { url: '/fal-license', language });
      const portal = within(mounted.element);
      if (tab !== undefined) await userEvent.click(portal.getByRole('tab', { name: tab }));
      return portal;
    }

    /** The card with this heading. */
    const cardOf = (portal: ReturnType<typeof within>, title: string) => {
      const card = portal.getByRole('heading', { level: 3, name: title }).closest('article');
      return within(card as HTMLElement);
    };

    it('shows four figures and the recent activities', async () => {
      const portal = await open();
      const figures = within(portal.getByRole('list', { name: words.statistics })).getAllByRole('listitem');
      expect(figures).toHaveLength(4);
      for (const [index, [label, value]] of words.figures.entries()) {
        expect(figures[index]).toHaveTextContent(label);
        expect(within(figures[index] as HTMLElement).getByText(value)).toBeVisible();
      }
      const activities = within(portal.getByRole('region', { name: words.activities }));
      expect(activities.getAllByRole('listitem')).toHaveLength(5);
    });

    it.each(words.others)('falls back to the overview at %s', async (name) => {
      const portal = await open(name);
      const panel = within(portal.getByRole('tabpanel', { name }));
      expect(panel.getByRole('list', { name: words.statistics })).toBeVisible();
    });

    it('shows lectures as cards, and books one for good', async () => {
      const portal = await open(words.lectures);
      expect(portal.getAllByRole('article')).toHaveLength(6);
      const [topic, ...facts] = words.lecture;
      const card = cardOf(portal, topic);
      for (const fact of facts) expect(card.getByText(new RegExp(fact))).toBeVisible();
      expect(card.getByText(words.status.active)).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: words.book }));
      const booked = card.getByRole('button', { name: words.booked });
      expect(booked).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(booked);
      expect(card.queryByRole('button', { name: words.book })).toBeNull();
      expect(portal.getAllByRole('button', { name: words.book })).toHaveLength(5);
    });

    it('shows the same lectures as a table', async () => {
      const portal = await open(words.lectures);
      expect(portal.getByRole('radio', { name: words.cards })).toBeChecked();
      await userEvent.click(portal.getByRole('radio', { name: words.table }));
      const table = within(portal.getByRole('table', { name: words.caption }));
      expect(table.getAllByRole('row')).toHaveLength(7);
      expect(table.getByRole('rowheader', { name: new RegExp(words.lecture[0]) })).toBeVisible();
      expect(table.getAllByRole('button', { name: words.book })).toHaveLength(6);
      expect(portal.queryByRole('article')).toBeNull();
    });

    it('shows sessions; one is booked already, another can be', async () => {
      const portal = await open(words.sessions);
      const [name, ...facts] = words.session;
      const card = cardOf(portal, name);
      for (const fact of facts) expect(card.getByText(fact)).toBeVisible();
      expect(card.getByText(words.status.available)).toBeVisible();
      expect(portal.getAllByRole('button', { name: words.booked })).toHaveLength(1);
      await userEvent.click(card.getByRole('button', { name: words.book }));
      expect(card.getByText(words.status.booked, { selector: 'span' })).toBeVisible();
      expect(portal.getAllByRole('button', { name: words.booked })).toHaveLength(2);
    });

    it('shows articles, which can be read on', async () => {
      const portal = await open(words.articles);
      expect(portal.getAllByRole('article')).toHaveLength(6);
      const [title, ...facts] = words.article;
      const card = cardOf(portal, title);
      for (const fact of facts) expect(card.getByText(fact)).toBeVisible();
      expect(card.getByText(words.status.published)).toBeVisible();
      await userEvent.click(card.getByRole('button', { name: words.more }));
      expect(card.getByRole('button', { name: words.less, expanded: true })).toBeVisible();
    });

    it.each(['lectures', 'sessions', 'articles'] as const)(
      'disables what does nothing among the %s',
      async (section) => {
        const portal = await open(words[section]);
        for (const name of [...words.inert[section], words.bell]) {
          const button = portal.getByRole('button', { name });
          expect(button).toHaveAttribute('aria-disabled', 'true');
          expect(button).toHaveAccessibleDescription(words.sample);
        }
      },
    );

    it('has a header with a search that is not wired, a bell and who is at work', async () => {
      const portal = await open();
      const search = portal.getByRole('searchbox', { name: words.search });
      await userEvent.type(search, 'x');
      expect(search).toHaveValue('');
      expect(portal.getByRole('button', { name: words.bell })).toBeVisible();
      expect(portal.getByText(words.admin)).toBeVisible();
    });

    it('opens its sections over the page on a phone, where the Tab key goes round', async () => {
      const portal = await open();
      const user = userEvent.setup();
      const menu = portal.getByRole('button', { name: words.openMenu });
      await user.click(menu);
      expect(menu).toHaveAttribute('aria-expanded', 'true');
      const close = portal.getByRole('button', { name: words.closeMenu });
      const selected = portal.getByRole('tab', { selected: true });
      expect(selected).toHaveFocus();
      await user.tab();
      expect(close).toHaveFocus();
      await user.tab({ shift: true });
      expect(selected).toHaveFocus();
      await user.click(close);
      expect(menu).toHaveAttribute('aria-expanded', 'false');
      expect(menu).toHaveFocus();
    });
  },
);

it('asks nobody for anything, by no way', async () => {
  const asked = jest.fn();
  Object.assign(window, { fetch: asked });
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const beacon = jest.fn();
  Object.assign(navigator, { sendBeacon: beacon });
  mounted = await mountRemote(remote, { url: '/fal-license', language: 'en' });
  const portal = within(mounted.element);
  for (const tab of portal.getAllByRole('tab')) {
    await userEvent.click(tab);
    for (const button of within(portal.getByRole('tabpanel')).queryAllByRole('button'))
      await userEvent.click(button);
  }
  for (const way of [asked, open, beacon]) expect(way).not.toHaveBeenCalled();
  expect(mounted.http.requests).toHaveLength(0);
  open.mockRestore();
});
