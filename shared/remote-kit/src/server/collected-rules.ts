import type { ServerStyleSheet } from 'styled-components';

/** React's own type allows any value there; the library gives text. */
interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string };
}

/** What a sheet has collected, with styled-components' markers and without the style element around it. */
export const collectedRules = (sheet: ServerStyleSheet): string =>
  sheet
    .getStyleElement()
    .map(({ props }) => (props as StyleProps).dangerouslySetInnerHTML?.__html ?? '')
    .join('');
