import { createRoot } from 'react-dom/client';
import type { Route } from '@shared/contract';
import { DirectionStyles, GlobalStyle, tokens } from '@shared/ui';
import { FontFaces } from '@shared/ui/fonts';
import { styled } from 'styled-components';
import { FrameView } from './frame-view.tsx';
import { Panels } from './panels.tsx';
import { StageBar } from './stage-bar.tsx';
import type { StagedRemote } from './staged-remote.ts';
import { useStage } from './use-stage.ts';

/** Draws the bar, and the frame in which the remote stands. In English: it is a tool of the teams. */
export function startBar(name: string, routes: readonly Route[], release: string): void {
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  document.title = `${name} on its stage`;
  const place = document.getElementById('stage') ?? document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <DirectionStyles language="en">
      <GlobalStyle />
      <FontFaces />
      <StageHouse remote={{ name, routes, release }} />
    </DirectionStyles>,
  );
}

function StageHouse({ remote }: { remote: StagedRemote }) {
  const stage = useStage(remote);
  return (
    <House>
      <StageBar remote={remote} stage={stage} />
      <FrameView remote={remote} stage={stage} />
      {(stage.isBarOpen || stage.state.panel !== 'none') && <Panels remote={remote} stage={stage} />}
    </House>
  );
}

const House = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100vh;
  block-size: 100dvh;
  background: ${tokens.color.sunken};
  font-size: ${tokens.size.sm};
`;
