import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Running text whose elements come from elsewhere, such as Markdown. */
export const Prose = styled.div`
  max-inline-size: ${tokens.measure};
  font-size: ${tokens.size.lg};
  line-height: calc(${tokens.leading.body} + 0.08);
  color: ${tokens.color.ink};

  /* Not by "* + *": for what follows anything, a browser matches all of a page anew when its neighbour goes. */
  > * {
    margin-block-start: 1.1em;
  }
  > :where(:first-child) {
    margin-block-start: 0;
  }
  h2,
  h3,
  h4 {
    margin-block-start: 1.9em;
    font-weight: ${tokens.weight.bold};
    letter-spacing: ${tokens.tracking.tight};
  }
  h2 {
    font-size: ${tokens.size['2xl']};
  }
  h3 {
    font-size: ${tokens.size.xl};
  }
  :is(h2, h3, h4):where([id]) + * {
    margin-block-start: 0.6em;
  }
  a {
    color: ${tokens.color.accent};
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  li + li {
    margin-block-start: 0.4em;
  }
  li::marker {
    color: ${tokens.color.accent};
    font-weight: ${tokens.weight.semibold};
  }
  ul:has(> li > input[type='checkbox']) {
    list-style: none;
    padding-inline-start: 0;
  }
  li > input[type='checkbox'] {
    accent-color: ${tokens.color.palm};
    margin-inline-end: 0.6em;
  }
  blockquote {
    padding-block: ${tokens.space[1]};
    padding-inline-start: 1.25em;
    border-inline-start: 3px solid ${tokens.color.accent};
    color: ${tokens.color.inkSoft};
    font-size: 1.05em;
  }
  figure,
  table,
  pre {
    margin-block: 2em;
  }
  img {
    inline-size: 100%;
    border-radius: ${tokens.radius.md};
  }
  figcaption {
    margin-block-start: ${tokens.space[3]};
    text-align: center;
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  table {
    display: block;
    overflow-x: auto;
    font-size: ${tokens.size.md};
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: ${tokens.space[3]} ${tokens.space[4]};
    text-align: start;
    border-block-end: 1px solid ${tokens.color.hairline};
  }
  th {
    background: ${tokens.color.sunken};
    font-weight: ${tokens.weight.semibold};
    white-space: nowrap;
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.sunken};
    font-size: 0.9em;
  }
  pre {
    padding: ${tokens.space[4]};
    overflow-x: auto;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
  }
  pre code {
    padding: 0;
    background: none;
  }
  hr {
    margin-block: 2.5em;
    border: 0;
    border-block-start: 1px solid ${tokens.color.hairline};
  }
  del {
    color: ${tokens.color.inkMuted};
  }
`;
