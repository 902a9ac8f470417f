import { DirectionProvider } from '@radix-ui/react-direction';
import type { Language } from '@shared/contract';
import { directionOf } from '@shared/contract';
import type { ComponentProps, ReactNode } from 'react';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import rtlPlugin from 'stylis-plugin-rtl';
import { tokens } from '../theme/tokens.ts';

type StylisPlugins = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>;

// One identity each: a new array would make styled-components compile every rule again on each render.
const plugins: Record<'rtl' | 'ltr', StylisPlugins> = { rtl: [rtlPlugin], ltr: [] };

/**
 * Everything but transient props reaches the element, as it does by default; said aloud, the library does not
 * warn of attributes that it does not know yet, such as `commandfor`.
 */
const forwardProp = () => true;

/**
 * Styles for a tree in one language: the theme, the direction in which arrow keys move, and in Arabic the plugin that mirrors physical declarations.
 * Our own styles are logical and need no mirroring; the plugin is the net below them. A switch of language
 * keeps the tree mounted.
 */
export function DirectionStyles({ language, children }: { language: Language; children: ReactNode }) {
  const direction = directionOf(language);
  return (
    <StyleSheetManager stylisPlugins={plugins[direction]} shouldForwardProp={forwardProp}>
      <ThemeProvider theme={tokens}>
        <DirectionProvider dir={direction}>{children}</DirectionProvider>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
