import { styled } from 'styled-components';
import { tokens } from '@shared/ui';

/** Picture above, words below; beside each other where the card is given the width of a row. */
export const CardLayout = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  block-size: 100%;
  border-radius: inherit;
  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    grid-template-rows: auto;
  }
`;

export const CardBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  padding: ${tokens.space[4]};
  @container (min-width: 22rem) {
    padding: ${tokens.space[4]} ${tokens.space[5]} ${tokens.space[5]};
  }
`;
