import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { createContext, use, useId, useMemo, useState } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export type TabsOrientation = 'horizontal' | 'vertical';

interface TabsContextValue {
  base: string;
  current: string;
  orientation: TabsOrientation;
}

const TabsContext = createContext<TabsContextValue | undefined>(undefined);

function useTabs(part: string): TabsContextValue {
  const context = use(TabsContext);
  if (!context) throw new Error(`${part} stands outside of Tabs`);
  return context;
}

const tabId = (base: string, value: string) => `${base}-tab-${value}`;
const panelId = (base: string, value: string) => `${base}-panel-${value}`;

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The selected tab, when the page holds it. */
  value?: string | undefined;
  /** Selected at first, when the tabs hold it themselves. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Which arrows move between the tabs. */
  orientation?: TabsOrientation | undefined;
  /** Of the reading; the direction of the surrounding `DirectionStyles` when left out. */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * Views of which one is shown. Holds a `TabList` with one `Tab` a view, and one `TabPanel` a view, anywhere inside.
 * One stop for the Tab key; arrows in the reading direction, Home and End move and select.
 */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  dir,
  children,
  ...rest
}: TabsProps) {
  const base = useId();
  const [held, setHeld] = useState(defaultValue);
  const current = value ?? held;
  const context = useMemo(() => ({ base, current, orientation }), [base, current, orientation]);
  const select = (next: string) => {
    setHeld(next);
    onValueChange?.(next);
  };
  return (
    <TabsContext value={context}>
      <RadixTabs.Root
        {...rest}
        value={current}
        onValueChange={select}
        orientation={orientation}
        {...(dir && { dir })}
      >
        {children}
      </RadixTabs.Root>
    </TabsContext>
  );
}

export interface TabListProps extends Omit<ComponentPropsWithRef<'div'>, 'aria-label'> {
  /** Accessible name of the row. */
  label: string;
}

export function TabList({ label, children, ...rest }: TabListProps) {
  const { orientation } = useTabs('TabList');
  return (
    <RadixTabs.List asChild aria-label={label} {...rest}>
      <Row $orientation={orientation}>{children}</Row>
    </RadixTabs.List>
  );
}

/**
 * Radix gives the list a style attribute, which the content security policy forbids in the server's markup, and
 * a place in the tab order, which belongs to the selected tab even before hydration.
 */
function Row({ style: _style, tabIndex: _tabIndex, ...rest }: ComponentPropsWithRef<typeof ListElement>) {
  return <ListElement {...rest} />;
}

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  value: string;
  icon?: ReactNode;
}

export function Tab({ value, icon, children, onMouseDown, ...rest }: TabProps) {
  const { base, current, orientation } = useTabs('Tab');
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    // Radix focuses what is pressed by script, which draws the keyboard's ring; this comes first and does not.
    const withoutRing: FocusOptions & { focusVisible?: boolean } = { focusVisible: false };
    if (event.button === 0 && !event.defaultPrevented) event.currentTarget.focus(withoutRing);
  };
  return (
    <RadixTabs.Trigger
      {...rest}
      asChild
      onMouseDown={press}
      value={value}
      id={tabId(base, value)}
      aria-controls={panelId(base, value)}
      tabIndex={value === current ? 0 : -1}
    >
      <TabElement $orientation={orientation}>
        {icon}
        {children}
      </TabElement>
    </RadixTabs.Trigger>
  );
}

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  value: string;
  /** Keeps what is inside while another tab is selected, such as a half-filled form. */
  keepMounted?: boolean | undefined;
}

/** The view of one tab. Can be focused, so that its text is reached and scrolled by the keyboard. */
export function TabPanel({ value, keepMounted = false, children, ...rest }: TabPanelProps) {
  const { base, current } = useTabs('TabPanel');
  const isSelected = value === current;
  return (
    <PanelElement
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={panelId(base, value)}
      aria-labelledby={tabId(base, value)}
      hidden={!isSelected}
    >
      {(isSelected || keepMounted) && children}
    </PanelElement>
  );
}

const lists: Record<TabsOrientation, ReturnType<typeof css>> = {
  /* A row that is too long for a phone is scrolled by the finger; focus scrolls it by itself. */
  horizontal: css`
    gap: ${tokens.space[1]};
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 ${tokens.color.hairline};
  `,
  vertical: css`
    flex-direction: column;
    gap: ${tokens.space[1]};
  `,
};

const ListElement = styled.div<{ $orientation: TabsOrientation }>`
  display: flex;
  min-inline-size: 0;
  ${({ $orientation }) => lists[$orientation]}
`;

const tabs: Record<TabsOrientation, ReturnType<typeof css>> = {
  horizontal: css`
    justify-content: center;
    padding-inline: ${tokens.space[3]};
    ${media.sm} {
      padding-inline: ${tokens.space[4]};
    }
    border-block-end: 2px solid transparent;
    border-start-start-radius: ${tokens.radius.sm};
    border-start-end-radius: ${tokens.radius.sm};
    &[aria-selected='true'] {
      border-block-end-color: ${tokens.color.accent};
    }
  `,
  vertical: css`
    position: relative;
    padding-inline: ${tokens.space[4]};
    border-radius: ${tokens.radius.md};
    text-align: start;
    &::before {
      content: '';
      position: absolute;
      inset-block: 25%;
      inset-inline-start: 0;
      inline-size: 3px;
      border-radius: ${tokens.radius.pill};
    }
    &[aria-selected='true'] {
      background: ${tokens.color.surface};
      box-shadow: ${tokens.elevation.low};
    }
    &[aria-selected='true']::before {
      background: ${tokens.color.accent};
    }
  `,
};

const TabElement = styled.button<{ $orientation: TabsOrientation }>`
  flex: none;
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 3rem;
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkSoft};
  white-space: nowrap;
  transition:
    background-color ${tokens.motion.quick},
    border-color ${tokens.motion.quick},
    color ${tokens.motion.quick};
  ${({ $orientation }) => tabs[$orientation]}
  &[aria-selected='true'] {
    color: ${tokens.color.ink};
  }
  &[aria-selected='true'] > svg {
    color: ${tokens.color.accent};
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-selected='true']) {
      color: ${tokens.color.ink};
      background: color-mix(in srgb, ${tokens.color.ink} 6%, transparent);
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;

const PanelElement = styled.div`
  min-inline-size: 0;
  border-radius: ${tokens.radius.sm};
`;
