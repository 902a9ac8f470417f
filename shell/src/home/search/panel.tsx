import { media, tokens, visuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';

/** Stands on the picture. */
export const Panel = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  inline-size: 100%;
  padding: ${tokens.space[4]};
  background: color-mix(in srgb, ${tokens.color.surface} 94%, transparent);
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.elevation.medium};
  ${media.lg} {
    padding: ${tokens.space[5]};
  }
  ${media.print} {
    display: none;
  }
`;

/** Two ways, of which one is always taken: radio buttons side by side. */
export const DealChoice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  legend,
  input {
    ${visuallyHidden}
  }
  /* As large as what is seen of it: that is what a browser scrolls to. */
  input {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  label {
    position: relative;
    cursor: pointer;
  }
  span {
    display: grid;
    place-content: center;
    min-block-size: 2.75rem;
    min-inline-size: 5.5rem;
    padding-inline: ${tokens.space[5]};
    border-radius: ${tokens.radius.pill};
    box-shadow: inset 0 0 0 1px ${tokens.color.outline};
    font-weight: ${tokens.weight.semibold};
  }
  ${media.hover} {
    label:hover span {
      box-shadow: inset 0 0 0 1px ${tokens.color.ink};
    }
  }
  input:checked + span {
    background: ${tokens.color.ink};
    color: ${tokens.color.ground};
  }
  input:focus-visible + span {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  ${media.forcedColors} {
    input:checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** The place has a line of its own; what follows shares one where there is room, in large type too. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  align-items: end;
  gap: ${tokens.space[3]};
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    > :last-child {
      grid-column: auto;
    }
  }
`;
