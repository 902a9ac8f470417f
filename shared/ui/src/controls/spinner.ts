import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A turning ring of one em, in the colour of the text. Decoration: say what is waited for beside it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  display: inline-block;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 2px solid color-mix(in srgb, currentColor 28%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
