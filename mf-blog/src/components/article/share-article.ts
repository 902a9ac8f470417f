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

/**
 * Hands title and address of the present page, in the language that it is read in, to the device, or else copies the address without a word
 * (specification, section 2, "Blog article detail"). For event handlers. Never rejects.
 */
export async function shareArticle(title: string, language: Language): Promise<void> {
  const url = addressToShare(window.location.href, language);
  if (await shareNatively(title, url)) return;
  try {
    await navigator.clipboard.writeText(url);
  } catch (error) {
    console.warn('the address could not be copied', error);
  }
}
