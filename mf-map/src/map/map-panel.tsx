import type { Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { Button, tokens, VisuallyHidden } from '@shared/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Area } from '../area/area.ts';
import type { MapHandle, MapViewProps, MissingMap } from './map-view.tsx';

/** Asked for when it is first drawn; one that did not come is asked for anew by another. */
const lazyMapView = () =>
  lazy<ComponentType<MapViewProps>>(() =>
    import('./map-view.tsx').catch((error: unknown) => {
      console.error('the map could not be loaded:', error);
      return { default: LostMapView };
    }),
  );

function LostMapView({ onMissing }: MapViewProps) {
  const lose = useEffectEvent(() => onMissing('failed'));
  useEffect(() => lose(), []);
  return null;
}

interface MapPanelProps {
  /** Undefined while they are on their way, and while the map is not in sight. */
  listings: readonly Property[] | undefined;
  area: Area | undefined;
  onArea(area: Area | undefined): void;
  handle: Ref<MapHandle>;
}

/** The place of the map, which has its size from the first moment on; what draws it comes when it is nearly in sight. */
export function MapPanel({ listings, area, onArea, handle }: MapPanelProps) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<MissingMap>();
  const [MapView, setMapView] = useState(lazyMapView);
  const retry = () => {
    setMapView(lazyMapView());
    setMissing(undefined);
  };
  const loading = (
    <Sentence data-starting>
      <VisuallyHidden>{t('map.loading')}</VisuallyHidden>
    </Sentence>
  );
  return (
    <Frame aria-label={t('map.label')}>
      <noscript>
        <Sentence>{t('map.noScript')}</Sentence>
      </noscript>
      {missing ? (
        <Sentence as="output" data-missing>
          <span>{t(missing === 'failed' ? 'map.failed' : 'map.missing')}</span>
          {missing === 'failed' && (
            <Button variant="secondary" size="small" onClick={retry}>
              {t('failed.retry')}
            </Button>
          )}
        </Sentence>
      ) : listings ? (
        <Suspense fallback={loading}>
          <MapView listings={listings} area={area} onArea={onArea} onMissing={setMissing} ref={handle} />
        </Suspense>
      ) : (
        loading
      )}
    </Frame>
  );
}

/* Sea and land in the distance, until the map is here. */
const Frame = styled.section`
  position: relative;
  container-type: inline-size;
  block-size: 100%;
  overflow: hidden;
  background: ${tokens.color.infoWash};
`;

const Sentence = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  text-align: center;
  color: ${tokens.color.inkSoft};
`;
