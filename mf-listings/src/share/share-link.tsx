import { addressToShare } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { LinkButton, ShareIcon } from '@shared/ui';
import type { MouseEvent } from 'react';

const mailLink = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * The device's own share sheet, or else a letter (specification, section 2, "Property detail"). A mail link from
 * the start, so that it serves before the page has come alive.
 */
export function ShareLink({ title, path }: { title: string; path: string }) {
  const { t, language } = useTranslation();
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    const url = addressToShare(path, language);
    const letter = mailLink(title, `${title}\n${url}`);
    if (typeof navigator.share !== 'function') {
      // Only here is the site's own address known; the browser follows the link as it now stands.
      event.currentTarget.href = letter;
      return;
    }
    event.preventDefault();
    navigator.share({ title, url }).catch((error: unknown) => {
      if (!isCancelled(error)) window.location.assign(letter);
    });
  };
  return (
    <LinkButton
      variant="secondary"
      href={mailLink(title, `${title}\n${path}`)}
      icon={<ShareIcon size={20} />}
      onClick={share}
    >
      {t('detail.share')}
    </LinkButton>
  );
}
