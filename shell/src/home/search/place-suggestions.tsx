import {
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { AddType } from '@shared/api';
import { useQuery } from '@shared/facades/query';
import { useTranslation } from '@shared/i18n';
import { suggestPlaces } from '@shared/listing-search/suggest-places';
import { useApi } from '@shared/remote-kit';
import { media, tokens, VisuallyHidden } from '@shared/ui';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { styled } from 'styled-components';
import { placesQuery, type OfferedPlace } from './places.ts';

/** What makes a combobox of a field; what stands in it stays its own. */
export type FieldAttributes = Omit<ComponentProps<'input'>, 'value'>;

export interface PlaceSuggestionsProps {
  /** Of the field. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  deal: AddType;
  /** Takes what makes a combobox of the field. */
  bind(attributes: FieldAttributes): void;
  /** A suggestion was taken, whose name is to stand in the field; or given up by typing on. */
  onChoose(place: OfferedPlace | undefined, name: string | undefined): void;
}

const MOST_SUGGESTED = 7;
const NOTHING: readonly OfferedPlace[] = [];

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A press beside the suggestions, or on what scrolls them, leaves the focus in the field. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Nothing is chosen that was not pressed, and nothing typed is ever taken away. */
function keepTyped(
  state: UseComboboxState<OfferedPlace>,
  { type, changes }: UseComboboxStateChangeOptions<OfferedPlace>,
): Partial<UseComboboxState<OfferedPlace>> {
  const { inputValue, selectedItem } = state;
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, inputValue, selectedItem };
  if (type === InputChange) return { ...changes, selectedItem: null };
  return changes;
}

/**
 * The suggestions below the field of the place, and the keyboard's way through them (WAI-ARIA, "combobox with list autocomplete").
 * The field stays the page's own element, and says itself what stands in it.
 */
export function PlaceSuggestions({ id, input, deal, bind, onChoose }: PlaceSuggestionsProps) {
  const { t, language } = useTranslation();
  const { data: places = NOTHING } = useQuery(placesQuery(useApi(), deal));
  const [typed, setTyped] = useState(input.current?.value ?? '');
  const items = useMemo(() => suggestPlaces(places, typed, MOST_SUGGESTED), [places, typed]);
  const nameOf = ({ name, name_en = name }: OfferedPlace) => (language === 'en' ? name_en : name);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<OfferedPlace>({
    id,
    inputId: id,
    items,
    itemToString: (item) => (item ? nameOf(item) : ''),
    itemToKey: (item) => item && `${item.kind} ${item.name}`,
    initialInputValue: typed,
    initialIsOpen: document.activeElement === input.current,
    stateReducer: keepTyped,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      onChoose(selectedItem ?? undefined, selectedItem ? nameOf(selectedItem) : undefined);
    },
  });
  const isShown = isOpen && items.length > 0;

  const combobox = useMemo(() => {
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      // These stay the field's own: Enter sends the form, the others move within the words.
      const isOwn =
        event.key === 'Home' || event.key === 'End' || (event.key === 'Enter' && highlightedIndex < 0);
      if (isOwn) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    };
    const { value: _value, ...attributes } = getInputProps(
      { ref: input, onKeyDown, 'aria-expanded': isShown, 'aria-labelledby': undefined },
      { suppressRefError: true },
    );
    return attributes;
  }, [getInputProps, input, highlightedIndex, isShown]);
  useLayoutEffect(() => bind(combobox), [combobox, bind]);

  return (
    <>
      {/* What scrolls is a stop of Tab by itself, which would go with the list and take the focus with it. */}
      <List
        {...getMenuProps({ 'aria-label': t('home.search.places'), tabIndex: -1, onMouseDown: keepFocus })}
        hidden={!isShown}
      >
        {isShown &&
          items.map((item, index) => (
            <li key={`${item.kind} ${item.name}`} {...getItemProps({ item, index })}>
              <bdi>{nameOf(item)}</bdi>
              <small>{t(`home.search.${item.kind}`)}</small>
            </li>
          ))}
      </List>
      <VisuallyHidden as="output">
        {isShown ? t('home.search.found', { number: items.length }) : ''}
      </VisuallyHidden>
    </>
  );
}

const List = styled.ul`
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: calc(100% + ${tokens.space[1]});
  inset-inline: 0;
  /* Room for as many as are ever suggested, unless a name takes two lines. */
  max-block-size: 20rem;
  padding: ${tokens.space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.elevation.high};
  &[hidden] {
    display: none;
  }
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${tokens.space[3]};
    min-block-size: 2.75rem;
    padding: ${tokens.space[1]} ${tokens.space[3]};
    border-radius: ${tokens.radius.sm};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  small {
    font-size: ${tokens.size.sm};
    color: ${tokens.color.inkMuted};
  }
  > [aria-selected='true'] {
    background: ${tokens.color.sunken};
    box-shadow: inset 0 0 0 2px ${tokens.color.focus};
  }
  ${media.forcedColors} {
    > [aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      small {
        color: inherit;
      }
    }
  }
`;
