import type { MountedRemote } from '@shared/remote-kit/testing';
import { createFakeHttp, mountRemote, ok, status } from '@shared/remote-kit/testing';
import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.ts';

let mounted: MountedRemote;

afterEach(async () => {
  await mounted.unmount();
  window.localStorage.clear();
});

const TITLE = 'عنوان طويل an article whose title is longer than fifty characters';
const CUT = 'عنوان طويل an article whose title is longer than…';

const WORDS = {
  ar: {
    trail: 'مسار الصفحة',
    home: 'الرئيسية',
    blog: 'المدونة',
    date: 'الخميس، 5 مارس 2026',
    readingTime: 'قراءة في 5 دقائق',
    author: /الكاتب/,
    share: 'مشاركة',
    bookmark: 'حفظ المقال',
    kept: 'حُفظ المقال على هذا الجهاز',
    forgotten: 'أُزيل المقال من المحفوظات',
    back: 'العودة إلى المقالات',
    thanks: 'شكرًا لقراءتك',
    shareArticle: 'شارك المقال',
    footnotes: 'الحواشي',
    footnoteBack: 'العودة إلى موضع الحاشية 1',
    table: 'جدول',
    code: 'نص برمجي',
    done: 'منجز',
    open: 'غير منجز',
    newTab: '(يفتح في لسان جديد)',
    loading: 'جارٍ تحميل المقال…',
    missing: 'المقال غير موجود',
    retry: 'إعادة المحاولة',
  },
  en: {
    trail: 'Breadcrumb',
    home: 'Home',
    blog: 'Blog',
    date: 'Thursday, March 5, 2026',
    readingTime: '5 min read',
    author: /Author/,
    share: 'Share',
    bookmark: 'Bookmark',
    kept: 'The article is kept on this device',
    forgotten: 'The article is no longer kept',
    back: 'Back to Articles',
    thanks: 'Thanks for reading',
    shareArticle: 'Share Article',
    footnotes: 'Footnotes',
    footnoteBack: 'Back to reference 1',
    table: 'Table',
    code: 'Code',
    done: 'Done',
    open: 'Not done',
    newTab: '(opens in a new tab)',
    loading: 'Loading the article…',
    missing: 'Article Not Found',
    retry: 'Try again',
  },
} as const;

describe.each(['ar', 'en'] as const)(
  'an article in %s (specification, section 2, "Blog article detail")',
  (language) => {
    const words = WORDS[language];

    /** The remote's cache outlives a mount. */
    async function open(name: string, article: object | undefined) {
      const id = `${name}-${language}`;
      const http = createFakeHttp({
        [`GET /blog/${id}`]: article
          ? ok({ data: { _id: id, title: TITLE, createdAt: '2026-03-05T10:00:00.000Z', ...article } })
          : () => new Promise(() => undefined),
      });
      mounted = await mountRemote(remote, { url: `/blog/${id}`, language, http });
      return within(mounted.element);
    }

    it('loads, in a skeleton of its size', async () => {
      const page = await open('loading', undefined);
      expect(page.getByRole('status')).toHaveTextContent(words.loading);
      expect(page.queryByRole('heading')).toBeNull();
    });

    it('shows its trail, cut at 50 characters, its title, full date and reading time', async () => {
      const page = await open('header', { content: 'Words.', author: { name: 'Editorial desk' } });
      expect(await page.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      const trail = within(page.getByRole('navigation', { name: words.trail }));
      expect(trail.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
      expect(trail.getByRole('link', { name: words.blog })).toHaveAttribute('href', '/blog');
      expect(trail.getByText(CUT)).toHaveAttribute('aria-current', 'page');
      expect(page.getByText(words.date)).toBeVisible();
      expect(page.getByText(words.author)).toBeInTheDocument();
      expect(page.getByText('Editorial desk')).toBeVisible();
      expect(page.getByText(words.readingTime)).toBeVisible();
    });

    it('names no author where there is none', async () => {
      const page = await open('nobody', { content: 'Words.' });
      await page.findByRole('heading', { level: 1 });
      expect(page.queryByText(words.author)).toBeNull();
    });

    it('copies its address in its language from both ends where the device cannot share', async () => {
      const page = await open('share', { content: 'Words.' });
      const user = userEvent.setup();
      for (const name of [words.share, words.shareArticle]) {
        await navigator.clipboard.writeText('');
        await user.click(await page.findByRole('button', { name }));
        expect(await navigator.clipboard.readText()).toBe(`${window.location.href}?lang=${language}`);
      }
      expect(mounted.toasts).toHaveLength(0);
    });

    it('is kept on this device and forgotten again', async () => {
      const page = await open('keep', { content: 'Words.' });
      const user = userEvent.setup();
      const bookmark = await page.findByRole('button', { name: words.bookmark, pressed: false });
      await user.click(bookmark);
      expect(bookmark).toHaveAttribute('aria-pressed', 'true');
      expect(page.getByText(words.kept)).toBeInTheDocument();
      await user.click(bookmark);
      expect(bookmark).toHaveAttribute('aria-pressed', 'false');
      expect(page.getByText(words.forgotten)).toBeInTheDocument();
    });

    it('ends with the way back, thanks and sharing', async () => {
      const page = await open('end', { content: 'Words.' });
      const bar = within(await page.findByRole('contentinfo'));
      expect(bar.getByRole('link', { name: words.back })).toHaveAttribute('href', '/blog');
      expect(bar.getByText(words.thanks)).toBeVisible();
      expect(bar.getByRole('button', { name: words.shareArticle })).toBeEnabled();
    });

    it('names the parts of its text in the language of the page', async () => {
      const page = await open('markdown', {
        content:
          '| a |\n| - |\n| b |\n\n```\ncode\n```\n\n- [x] one\n- [ ] two\n\n[out](https://example.com)[^1]\n\n![A street](a.jpg)\n\n[^1]: Note.',
      });
      expect(await page.findByRole('region', { name: words.table })).toHaveAttribute('tabindex', '0');
      expect(page.getByRole('region', { name: words.code })).toHaveAttribute('dir', 'ltr');
      expect(page.getByRole('checkbox', { name: words.done, checked: true })).toBeDisabled();
      expect(page.getByRole('checkbox', { name: words.open, checked: false })).toBeDisabled();
      const out = page.getByRole('link', { name: 'out' });
      expect(out).toHaveAttribute('target', '_blank');
      expect(out).toHaveAttribute('rel', expect.stringContaining('noopener'));
      expect(out).toHaveAccessibleDescription(words.newTab);
      expect(within(page.getByRole('figure')).getByText('A street')).toBeVisible();
      expect(page.getByRole('heading', { level: 2, name: words.footnotes })).toBeVisible();
      expect(page.getByRole('link', { name: words.footnoteBack })).toHaveAttribute(
        'href',
        '#user-content-fnref-1',
      );
    });

    it('is not found when the API fails, with another try', async () => {
      mounted = await mountRemote(remote, {
        url: `/blog/failing-${language}`,
        language,
        http: createFakeHttp({ [`GET /blog/failing-${language}`]: status(500) }),
      });
      const page = within(mounted.element);
      expect(
        await page.findByRole('heading', { level: 1, name: words.missing }, { timeout: 3000 }),
      ).toBeVisible();
      expect(page.getByRole('button', { name: words.retry })).toBeEnabled();
    });
  },
);
