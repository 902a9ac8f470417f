import type { ComponentType } from 'react';
import type { Words } from '../locales/words.ts';
import { Buttons, Toggles } from './buttons.tsx';
import { Badges, Notices, Progress, States, Toasts } from './feedback.tsx';
import { FieldErrors, Fields } from './fields.tsx';
import { Colours, Icons, Type } from './foundations.tsx';
import { Navigation, Panels, Questions } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Band, Cards, Pictures } from './surfaces.tsx';

/** The gallery's sections in order. */
export const specimens: readonly { name: keyof Words['sections']; View: ComponentType }[] = [
  { name: 'colours', View: Colours },
  { name: 'type', View: Type },
  { name: 'buttons', View: Buttons },
  { name: 'toggles', View: Toggles },
  { name: 'fields', View: Fields },
  { name: 'fieldErrors', View: FieldErrors },
  { name: 'badges', View: Badges },
  { name: 'cards', View: Cards },
  { name: 'pictures', View: Pictures },
  { name: 'tabs', View: Panels },
  { name: 'accordion', View: Questions },
  { name: 'overlays', View: Overlays },
  { name: 'toasts', View: Toasts },
  { name: 'notices', View: Notices },
  { name: 'progress', View: Progress },
  { name: 'navigation', View: Navigation },
  { name: 'states', View: States },
  { name: 'band', View: Band },
  { name: 'icons', View: Icons },
];
