import { afterPaint } from '@shared/ui';
import type { MoveCompany } from './card-transition.ts';
import { showPlace } from './places-ahead.ts';

interface MovePorts {
  outlet: HTMLElement;
  /** Goes along with some moves; `false` where it leaves one alone. */
  accompany: MoveCompany;
  /** A link is followed, and nothing of it is seen yet. */
  leave(): void;
  /** The page of this path stands before the address tells of it. */
  begin(pathname: string): void;
  /** Whether a move is not complete yet: what it is about to show would come beside what is shown here. */
  isMoving(): boolean;
  navigate(url: string): void;
}

/**
 * Moves by links. A page that was drawn ahead is shown at once, and the move follows when that is painted: what it has to do, in
 * React above all, is the longer part, and nobody waits for it any more.
 */
export function createMoveByLink({ outlet, accompany, leave, begin, isMoving, navigate }: MovePorts) {
  /** Makes the move at once that is to follow what was shown. */
  let follow: (() => void) | undefined;

  const showFirst = (url: string, { pathname, search, hash }: HTMLAnchorElement): boolean => {
    // A place within a page is found where the page is at home.
    if (hash !== '' || pathname === window.location.pathname || isMoving()) return false;
    if (!showPlace(outlet, pathname + search)) return false;
    begin(pathname);
    const callOff = afterPaint(() => follow?.());
    follow = () => {
      callOff();
      follow = undefined;
      navigate(url);
    };
    return true;
  };

  return (url: string, link: HTMLAnchorElement): void => {
    leave();
    // Pressed in the page that was just shown: one move after the other.
    const isSecond = follow !== undefined;
    follow?.();
    if (accompany(link, () => navigate(url))) return;
    if (isSecond || !showFirst(url, link)) navigate(url);
  };
}
