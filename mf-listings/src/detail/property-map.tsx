import { useTranslation } from '@shared/i18n';
import { ExternalIcon, TextLink, tokens, useNear } from '@shared/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { mapEmbedAddress, mapPageAddress } from './map-address.ts';
import { MapDrawing } from './map-drawing.tsx';
import { useRefusedFrames } from './use-refused-frames.ts';
import { useOfferWords } from '../property/offer-words.ts';

export interface PropertyMapProps {
  lat: number;
  lng: number;
  /** What the map shows, for its title. */
  place: string;
  /** The listing's own link to a map, when it has one. */
  link: string | undefined;
}

/**
 * A map that another company serves (docs, "Security"): asked for as the visitor comes near, and not where the operator
 * forbids frames of other sites. A drawing stands there until then, or instead.
 */
export function PropertyMap({ lat, lng, place, link }: PropertyMapProps) {
  const { language } = useTranslation();
  const own = useOfferWords();
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  const isRefused = useRefusedFrames();
  return (
    <div>
      <Frame ref={frame}>
        <MapDrawing place={place} />
        {isNear && !isRefused && (
          <iframe
            src={mapEmbedAddress(lat, lng, language)}
            title={own('map.title', { place })}
            // The two together would undo a sandbox for a page of this site; the map is of another.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            allowFullScreen
          />
        )}
      </Frame>
      <Outside>
        <TextLink href={link ?? mapPageAddress(lat, lng)} target="_blank" rel="noopener noreferrer">
          {own('map.open')} <ExternalIcon size={16} />
        </TextLink>
      </Outside>
    </div>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  > * {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  @media (min-width: 40rem) {
    aspect-ratio: 16 / 8;
  }
`;

const Outside = styled.p`
  margin-block-start: ${tokens.space[2]};
  font-size: ${tokens.size.sm};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-block-size: 2.75rem;
  }
`;
