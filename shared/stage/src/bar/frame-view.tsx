import { media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import type { StageState } from '../state/stage-state.ts';
import type { StagedRemote } from './staged-remote.ts';
import type { Stage } from './use-stage.ts';

/** The remote's own window: its width is what media queries see. */
export function FrameView({ remote, stage }: { remote: StagedRemote; stage: Stage }) {
  const { frame, frameRef, state } = stage;
  return (
    <Place>
      <Frame
        key={frame.key}
        ref={frameRef}
        src={frame.src}
        title={`${remote.name}, alone`}
        $width={state.width}
      />
    </Place>
  );
}

const Place = styled.main`
  flex: 1;
  min-block-size: 0;
  display: flex;
  overflow: auto;
`;

const Frame = styled.iframe<{ $width: StageState['width'] }>`
  flex: none;
  inline-size: ${({ $width }) => ($width === 'full' ? '100%' : `${$width}px`)};
  max-inline-size: none;
  block-size: 100%;
  margin-inline: auto;
  background: ${tokens.color.ground};
  box-shadow:
    0 0 0 1px ${tokens.color.hairline},
    ${tokens.elevation.medium};
  ${media.forcedColors} {
    outline: 1px solid CanvasText;
  }
`;
