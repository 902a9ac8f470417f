import { styled } from 'styled-components';

/** An article that is not drawn as Markdown: its characters as they came, each line in its own direction. */
export const PlainArticle = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;
