import { createChrome, type Chrome, type ChromePorts } from './chrome/create-chrome.tsx';
import { createSectionView } from './composition/section-view.tsx';
import type { SectionView } from './composition/section.ts';

/** What stands around a page's content and in its place: header, footer, notices; loading and failing states of sections. */
export interface PageFrame extends Chrome {
  view: SectionView;
}

/** Makes the frame with its words; a document that the server has rendered answers its visitor before. */
export async function createPageFrame(ports: ChromePorts): Promise<PageFrame> {
  const chrome = await createChrome(ports);
  return { ...chrome, view: createSectionView(chrome.scope) };
}
