import type { MouseEvent, RefObject } from 'react';
import { useId, useRef } from 'react';

/** A modal's hold: given to `Dialog` or `Drawer`, and spread over the buttons that open and close it. */
export interface DialogHandle {
  id: string;
  ref: RefObject<HTMLDialogElement | null>;
  open: () => void;
  close: () => void;
  /** For a `<button>`: opens even before hydration, where the platform knows invoker commands. */
  opener: {
    'aria-haspopup': 'dialog';
    commandfor: string;
    command: 'show-modal';
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
  /** For a `<button>` inside. */
  closer: {
    commandfor: string;
    command: 'close';
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Says on the root whether the scrollbar takes room, which the global style keeps free while the page is locked. */
function noteScrollbar() {
  const { dataset, clientWidth } = document.documentElement;
  dataset['scrollbar'] = window.innerWidth > clientWidth ? 'wide' : 'none';
}

/** Whether the platform itself is about to carry out the pressed button's command. */
const obeysCommands = (element: HTMLElement) =>
  'commandForElement' in element && element.commandForElement !== null;

/**
 * @param givenId id of the dialog element; made up when left out
 */
export function useDialog(givenId?: string): DialogHandle {
  const generated = useId();
  const id = givenId ?? generated;
  const ref = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!ref.current || ref.current.open) return;
    noteScrollbar();
    ref.current.showModal();
  };
  const close = () => {
    if (ref.current?.open) ref.current.close();
  };
  return {
    id,
    ref,
    open,
    close,
    opener: {
      'aria-haspopup': 'dialog',
      commandfor: id,
      command: 'show-modal',
      onClick: ({ currentTarget }) => {
        // Some browsers leave a pressed button without focus; closing gives the focus back to where it was.
        currentTarget.focus();
        if (obeysCommands(currentTarget)) noteScrollbar();
        else open();
      },
    },
    closer: {
      commandfor: id,
      command: 'close',
      onClick: ({ currentTarget }) => {
        if (!obeysCommands(currentTarget)) close();
      },
    },
  };
}
