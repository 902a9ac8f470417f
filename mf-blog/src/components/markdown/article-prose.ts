import { Prose, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { ScrollRegion } from './scroll-region.ts';

/** An article's running text. */
export const ArticleProse = styled(Prose)`
  position: relative;
  max-inline-size: none;

  > p:first-child,
  > nav + p {
    font-size: 1.12em;
    color: ${tokens.color.inkSoft};
  }

  ${ScrollRegion} {
    margin-block: 2em;
  }
  ${ScrollRegion}:has(> table) {
    border: 1px solid ${tokens.color.hairline};
  }
  pre {
    inline-size: max-content;
    min-inline-size: 100%;
    margin-block: 0;
    overflow: visible;
  }
  table {
    display: table;
    min-inline-size: 100%;
    margin-block: 0;
  }
  tbody tr:last-child td {
    border-block-end: 0;
  }
  /* Words go their own way; the column keeps one edge, that of the table. */
  th,
  td {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  [align='left'] {
    /*! @noflip */
    text-align: left;
  }
  [align='center'] {
    text-align: center;
  }
  [align='right'] {
    /*! @noflip */
    text-align: right;
  }
  li {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  li > p + p {
    margin-block-start: 0.6em;
  }
  .contains-task-list {
    list-style: none;
    padding-inline-start: 0;
  }
  /* Browsers grey out what is disabled; here the tick is what the author says. */
  .task-list-item input[type='checkbox'] {
    appearance: none;
    display: inline-grid;
    place-items: center;
    inline-size: 1.15em;
    block-size: 1.15em;
    margin-inline-end: 0.6em;
    vertical-align: middle;
    border: 1.5px solid ${tokens.color.outline};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};
  }
  .task-list-item input[type='checkbox']:checked {
    border-color: ${tokens.color.palm};
    background: ${tokens.color.palm};
  }
  .task-list-item input[type='checkbox']:checked::after {
    content: '';
    inline-size: 0.7em;
    block-size: 0.7em;
    background: ${tokens.color.surface};
    clip-path: polygon(14% 46%, 0 62%, 42% 100%, 100% 20%, 84% 6%, 40% 66%);
  }
  .caption {
    display: block;
    margin-block-start: ${tokens.space[3]};
    text-align: center;
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  /* Not in tables: their region scrolls. */
  :is(a, li, blockquote, figcaption, .caption) {
    overflow-wrap: anywhere;
  }
  table {
    overflow-wrap: normal;
  }
  sup {
    line-height: 1;
  }
  [data-footnote-ref] {
    padding-inline-start: 0.2em;
    font-weight: ${tokens.weight.semibold};
    text-decoration: none;
  }
  [data-footnote-ref]::before {
    content: '[';
  }
  [data-footnote-ref]::after {
    content: ']';
  }
  .footnotes {
    margin-block-start: 3em;
    padding-block-start: 1.5em;
    border-block-start: 1px solid ${tokens.color.hairline};
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkSoft};
  }
  .footnotes h2 {
    margin-block: 0 0.6em;
    font-size: ${tokens.size.md};
  }
  .footnotes :target {
    background: ${tokens.color.accentWash};
    border-radius: ${tokens.radius.sm};
  }
`;
