import type { Property } from '@shared/api';
import { mapBase } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { Button, IconButton, Notice, PlusIcon, SearchIcon, tokens } from '@shared/ui';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { css, styled } from 'styled-components';
import { areaOf, type Area } from '../area/area.ts';
import { writeArea } from '../area/area-text.ts';
import { simplify } from '../area/simplify.ts';
import { AreaDrawing, type Point } from './area-drawing.tsx';
import { ChosenCard } from './chosen-card.tsx';
import { loadMap } from './load-map.ts';
import { DrawIcon, MinusIcon, WholeIcon } from './map-icons.tsx';
import { useMapWords } from './map-words.ts';
import { pinsOf } from './pins.ts';
import type { ShownMap } from '../drawing/shown-map.ts';

export interface MapHandle {
  /** Makes a listing's pin stand out; undefined takes that back. */
  mark(id: string | undefined): void;
}

/** The browser draws no maps, or what draws them did not come and may be asked for again. */
export type MissingMap = 'unable' | 'failed';

export interface MapViewProps {
  /** All that the map shows. */
  listings: readonly Property[];
  area: Area | undefined;
  /** A drawn area, what is on the screen, or everywhere. */
  onArea(area: Area | undefined): void;
  /** It cannot be drawn here. */
  onMissing(how: MissingMap): void;
  ref?: Ref<MapHandle>;
}

type Choice = { listings: readonly Property[]; position: number };

/** The map with its controls. All that it says the list says too, so nobody has to go into it. */
export default function MapView({ listings, area, onArea, onMissing, ref }: MapViewProps) {
  const t = useMapWords();
  const { language } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ShownMap>();
  const [choice, setChoice] = useState<Choice>();
  const [isDrawing, setDrawing] = useState(false);
  const [isTooSmall, setTooSmall] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const drawButton = useRef<HTMLButtonElement>(null);
  const pins = useMemo(() => pinsOf(listings, language), [listings, language]);

  const press = useEffectEvent((ids: readonly string[]) => {
    const chosen = ids.flatMap((id) => listings.find(({ _id }) => _id === id) ?? []);
    setChoice(chosen.length > 0 ? { listings: chosen, position: 0 } : undefined);
  });
  const begin = useEffectEvent(async (place: HTMLElement) => {
    const drawMap = await loadMap();
    return drawMap({
      container: place,
      language,
      pins,
      area,
      t,
      onPress: (ids) => press(ids),
      onBroken: () => setBroken(true),
    });
  });
  const giveUp = useEffectEvent((how: MissingMap) => onMissing(how));
  useEffect(() => {
    const place = container.current;
    if (!place) return undefined;
    let isHere = true;
    let shown: ShownMap | undefined;
    begin(place).then(
      (drawn) => {
        shown = drawn;
        if (!isHere) drawn?.remove();
        else if (drawn) setMap(drawn);
        else giveUp('unable');
      },
      (error: unknown) => {
        console.error('the map could not be drawn:', error);
        if (isHere) giveUp('failed');
      },
    );
    return () => {
      isHere = false;
      shown?.remove();
    };
  }, []);

  useEffect(() => map?.setContent({ language, pins, area }, t), [map, language, pins, area, t]);
  // Brought into sight when it comes from elsewhere: an address, the list's button, a step back.
  const shownArea = useRef(area && writeArea(area));
  useEffect(() => {
    const text = area && writeArea(area);
    if (!map || shownArea.current === text) return;
    shownArea.current = text;
    if (area) map.show(area);
  }, [map, area]);

  const chosen = choice?.listings[choice.position];
  const chosenId = chosen?._id;
  useEffect(() => map?.mark(chosenId), [map, chosenId]);
  useImperativeHandle(ref, () => ({ mark: (id) => map?.mark(id ?? chosenId) }), [map, chosenId]);
  // What is no longer on the map is no longer chosen.
  if (chosen && !listings.some(({ _id }) => _id === chosen._id)) setChoice(undefined);

  const cancel = useCallback(() => {
    setDrawing(false);
    drawButton.current?.focus();
  }, []);
  const take = (next: Area) => {
    shownArea.current = writeArea(next);
    setTooSmall(false);
    setDrawing(false);
    onArea(next);
  };
  const drawn = (line: readonly Point[]) => {
    if (!map) return;
    const next = simplify(line.map(([x, y]) => map.placeAt(x, y)));
    if (next) take(next);
    else setTooSmall(true);
  };
  const close = () => {
    setChoice(undefined);
    container.current?.querySelector('canvas')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Canvas ref={container} data-map data-starting={map ? undefined : ''} dir="ltr" />
      {map && (
        <>
          {isDrawing && <AreaDrawing onDrawn={drawn} onCancel={cancel} />}
          <Tools>
            <Button
              ref={drawButton}
              variant={isDrawing ? 'primary' : 'secondary'}
              size="small"
              icon={<DrawIcon size={18} />}
              onClick={() => {
                setTooSmall(false);
                setChoice(undefined);
                setDrawing(!isDrawing);
              }}
            >
              {isDrawing ? t('stopDrawing') : t('draw')}
            </Button>
            {!isDrawing && (
              <Button
                variant="secondary"
                size="small"
                icon={<SearchIcon size={18} />}
                onClick={() => take(areaOf(map.view()))}
              >
                {t('searchView')}
              </Button>
            )}
            <Said>
              {isDrawing && <Notice>{t(isTooSmall ? 'tooSmall' : 'drawing')}</Notice>}
              {isBroken && <Notice tone="warning">{t('broken')}</Notice>}
            </Said>
          </Tools>
          <Closeness>
            <IconButton
              variant="floating"
              label={t('closer')}
              icon={<PlusIcon size={20} />}
              onClick={() => map.zoomBy(1)}
            />
            <IconButton
              variant="floating"
              label={t('further')}
              icon={<MinusIcon size={20} />}
              onClick={() => map.zoomBy(-1)}
            />
            <IconButton
              variant="floating"
              label={t('all')}
              icon={<WholeIcon size={20} />}
              onClick={() => map.show(undefined)}
            />
          </Closeness>
          <Credit>{mapBase.attribution?.[language] ?? t('credit')}</Credit>
          {choice && chosen && (
            <ChosenCard
              listings={choice.listings}
              position={choice.position}
              onTurn={(position) => setChoice({ ...choice, position })}
              onClose={close}
            />
          )}
        </>
      )}
    </>
  );
}

/* What the library's own sheet says of a map without its popups and controls. */
const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  &:focus-within::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 0 solid ${tokens.color.focus};
    pointer-events: none;
  }
  &:has(canvas:focus-visible)::after {
    border-width: 3px;
  }
  .maplibregl-canvas-container {
    position: absolute;
    inset: 0;
    cursor: grab;
    user-select: none;
    touch-action: none;
  }
  .maplibregl-canvas-container:active {
    cursor: grabbing;
  }
  canvas {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    outline: none;
    /* Its own ground is part of what is drawn, as its other colours are. */
    forced-color-adjust: none;
  }
  .maplibregl-control-container {
    display: none;
  }
  .maplibregl-boxzoom {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 0;
    block-size: 0;
    border: 2px dotted ${tokens.color.ink};
  }
`;

/* Painted by itself: what lies over the map would together be one sheet as large as the map, laid over each of its frames. */
const byItself = css`
  will-change: transform;
`;

const Tools = styled.div`
  ${byItself}
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-start: ${tokens.space[3]};
  inset-inline: ${tokens.space[3]};
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space[2]};
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${tokens.elevation.medium};
  }
`;

const Said = styled.output`
  display: block;
  flex-basis: 100%;
  max-inline-size: 30rem;
  font-size: ${tokens.size.sm};
`;

const Closeness = styled.div`
  ${byItself}
  position: absolute;
  z-index: ${tokens.layer.raised};
  inset-block-end: ${tokens.space[8]};
  inset-inline-end: ${tokens.space[3]};
  display: grid;
  gap: ${tokens.space[2]};
  /* A card that is open would lie over them, and over the focus. */
  @container (max-width: 36rem) {
    &:has(~ dialog) {
      display: none;
    }
  }
`;

const Credit = styled.p`
  ${byItself}
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  padding: 0.1rem ${tokens.space[2]};
  font-size: 0.75rem;
  color: ${tokens.color.inkSoft};
  background: color-mix(in srgb, ${tokens.color.surface} 82%, transparent);
  border-start-end-radius: ${tokens.radius.sm};
`;
