import type { Property } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { tokens, VisuallyHidden } from '@shared/ui';
import { lazy, Suspense, useState, type ComponentType, type Ref } from 'react';
import { styled } from 'styled-components';
import type { Area } from '../area/area.ts';
import type { MapHandle, MapViewProps } from './map-view.tsx';

/** Asked for when it is first drawn; where it cannot be had the list stands by itself. */
const MapView = lazy<ComponentType<MapViewProps>>(() =>
  import('./map-view.tsx').catch(() => ({ default: MissingMap })),
);

function MissingMap() {
  const { t } = useTranslation();
  return (
    <Sentence as="output" data-missing>
      {t('map.missing')}
    </Sentence>
  );
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
  const [isMissing, setMissing] = useState(false);
  const loading = (
    <Sentence>
      <VisuallyHidden>{t('map.loading')}</VisuallyHidden>
    </Sentence>
  );
  return (
    <Frame aria-label={t('map.label')}>
      <noscript>
        <Sentence>{t('map.noScript')}</Sentence>
      </noscript>
      {isMissing ? (
        <MissingMap />
      ) : listings ? (
        <Suspense fallback={loading}>
          <MapView
            listings={listings}
            area={area}
            onArea={onArea}
            onMissing={() => setMissing(true)}
            ref={handle}
          />
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
  block-size: 100%;
  overflow: hidden;
  border-radius: inherit;
  background: ${tokens.color.infoWash};
`;

const Sentence = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${tokens.space[6]};
  text-align: center;
  color: ${tokens.color.inkSoft};
`;
