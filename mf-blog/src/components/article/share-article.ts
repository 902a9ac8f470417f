import { addressToShare, type Language } from '@shared/contract';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

async function shareNatively(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // The visitor closed the sheet: that is an answer, not a failure.
    return isDismissal(error);
  }
}

/** How an article was shared: by the device, by its address on the clipboard, or not at all. */
export type Shared = 'natively' | 'copied' | 'not';

/**
 * Hands title and address of the present page, in the language that it is read in, to the device, or else copies the address
 * (specification, section 2, "Blog article detail"). For event handlers. Never rejects.
 */
export async function shareArticle(title: string, language: Language): Promise<Shared> {
  const url = addressToShare(window.location.href, language);
  if (await shareNatively(title, url)) return 'natively';
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn('the address could not be copied', error);
    return 'not';
  }
}
