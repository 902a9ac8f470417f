import { createRoot } from 'react-dom/client';
import type { Bus } from '@shared/contract';
import { DirectionStyles, GlobalStyle } from '@shared/ui';
import { FontFaces } from '@shared/ui/fonts';
import { createGlobalStyle } from 'styled-components';
import { useBusLanguage } from '../remote-root.tsx';

const ToolbarStyle = createGlobalStyle`
  .stage-toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 8px 16px;
    background: #10293a;
    color: #faf7f2;
    font: 14px/1.6 system-ui, sans-serif;
  }
  .stage-toolbar nav { display: flex; gap: 12px; }
  .stage-toolbar select { color: #10293a; padding: 4px 8px; }
  .stage-toolbar ol { max-block-size: 12rem; overflow: auto; padding-inline-start: 2rem; font-family: monospace; }
  .stage-toolbar details { flex-basis: 100%; }
`;

function StageStyles({ bus }: { bus: Bus }) {
  return (
    <DirectionStyles language={useBusLanguage(bus)}>
      <GlobalStyle />
      <FontFaces />
      <ToolbarStyle />
    </DirectionStyles>
  );
}

/** The document's global style, which the shell brings in the composed site. */
export function addStageStyles(root: HTMLElement, bus: Bus): void {
  const place = root.appendChild(document.createElement('div'));
  createRoot(place).render(<StageStyles bus={bus} />);
}
