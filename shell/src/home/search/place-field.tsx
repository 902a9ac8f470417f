import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import type { AddType } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { MapPinIcon, TextField } from '@shared/ui';
import { styled } from 'styled-components';
import type { FieldAttributes, PlaceSuggestionsProps } from './place-suggestions.tsx';
import type { OfferedPlace } from './places.ts';

/**
 * Where: words that the list's search reads, or a place that was chosen of those that are suggested. What suggests comes when the field is
 * used; what was typed until then, and the field itself, stay.
 */
export function PlaceField({ deal }: { deal: AddType }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<PlaceSuggestionsProps>>();
  const [attributes, setAttributes] = useState<FieldAttributes>({});
  const [chosen, setChosen] = useState<OfferedPlace>();

  // Whoever was here before the page came alive.
  useEffect(() => {
    if (document.activeElement === input.current) setUsed(true);
  }, []);
  useEffect(() => {
    if (!isUsed) return undefined;
    let isGone = false;
    import('./place-suggestions.tsx').then(
      (module) => !isGone && setSuggestions(() => module.PlaceSuggestions),
      // Words are searched without it; who comes back asks once more.
      () => !isGone && setUsed(false),
    );
    return () => {
      isGone = true;
    };
  }, [isUsed]);

  const choose = (place: OfferedPlace | undefined, name: string | undefined) => {
    setChosen(place);
    if (name !== undefined && input.current) input.current.value = name;
  };

  return (
    <Place>
      <TextField
        ref={input}
        {...attributes}
        id={id}
        // The place is what the list is asked for, not its words.
        name={chosen ? undefined : 'q'}
        label={t('home.search.place')}
        placeholder={t('home.search.placeHint')}
        icon={<MapPinIcon size={20} />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        onFocus={() => setUsed(true)}
      />
      {chosen && <input type="hidden" name={chosen.kind} value={chosen.name} />}
      {Suggestions && (
        <Suggestions id={id} input={input} deal={deal} bind={setAttributes} onChoose={choose} />
      )}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  min-inline-size: 0;
`;
