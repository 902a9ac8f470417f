/** The keys that were held at a press. */
type Held = Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>;

/** Whether a press on a link is one that the browser answers: in a tab or a window of its own, or by saving what it leads to. */
export const opensElsewhere = ({ altKey, ctrlKey, metaKey, shiftKey }: Held): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;
