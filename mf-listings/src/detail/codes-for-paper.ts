import { whenIdle } from '@shared/remote-kit/when-idle';
import { useEffect, type RefObject } from 'react';

/**
 * Has a page's codes for paper come when the browser is idle, wherever they stand: what is asked for while a page is being printed is not
 * waited for. They stand in parts of the page that sleep, one of them in nobody's sight, and stay asleep.
 * @param what which page it is; another one has other codes
 */
export function useCodesForPaper(page: RefObject<Element | null>, what: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const code of page.current?.querySelectorAll<HTMLImageElement>('img[src^="/qr.svg"]') ?? [])
          code.loading = 'eager';
      }),
    [page, what],
  );
}
