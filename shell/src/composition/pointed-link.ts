/** A mouse that is on its way over a link is gone by then; one that will press it rests there for longer. */
const REST_MS = 65;

/** The same-site link that an event concerns, if any. */
const linkOf = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : undefined;
  // One that says its type leads to no page.
  return link?.origin === window.location.origin && link.type === '' ? link : undefined;
};

interface Pointing {
  /** A link is touched by the pointer or has the focus: it may be on its way elsewhere. */
  onReached(link: HTMLAnchorElement): void;
  /** It stays there, or presses: the visitor means it. */
  onMeant(link: HTMLAnchorElement): void;
}

/** Watches which same-site link the visitor is about to press, by mouse, finger or keyboard. */
export function watchPointing({ onReached, onMeant }: Pointing): void {
  let reached: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const reach = (event: Event) => {
    const link = linkOf(event);
    if (link === reached) return;
    clearTimeout(timer);
    reached = link;
    if (!link) return;
    onReached(link);
    timer = setTimeout(() => onMeant(link), REST_MS);
  };
  const press = (event: Event) => {
    const link = linkOf(event);
    clearTimeout(timer);
    if (link) onMeant(link);
  };
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
  document.addEventListener('pointerdown', press, { passive: true });
}
