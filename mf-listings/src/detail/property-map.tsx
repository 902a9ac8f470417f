import { useTranslation } from '@shared/i18n';
import { Button, ExternalIcon, MapPinIcon, media, TextLink, tokens } from '@shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { mapEmbedAddress, mapPageAddress } from './map-address.ts';
import { MapDrawing } from './map-drawing.tsx';

export interface PropertyMapProps {
  lat: number;
  lng: number;
  /** What the map shows, for its title. */
  place: string;
  /** The listing's own link to a map, when it has one. */
  link: string | undefined;
}

/** A map that another company serves: asked for only when the visitor wants it. */
export function PropertyMap({ lat, lng, place, link }: PropertyMapProps) {
  const { t, language } = useTranslation();
  const [wanted, setWanted] = useState(false);
  return (
    <div>
      <Frame>
        {wanted ? (
          <iframe
            src={mapEmbedAddress(lat, lng, language)}
            title={t('map.title', { place })}
            // The two together would undo a sandbox for a page of this site; the map is of another.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="no-referrer-when-downgrade"
            allowFullScreen
          />
        ) : (
          <>
            <MapDrawing />
            <Button variant="secondary" icon={<MapPinIcon size={20} />} onClick={() => setWanted(true)}>
              {t('map.show')}
            </Button>
          </>
        )}
      </Frame>
      <Outside>
        <TextLink href={link ?? mapPageAddress(lat, lng)} target="_blank" rel="noopener noreferrer">
          {t('map.open')} <ExternalIcon size={16} />
        </TextLink>
      </Outside>
    </div>
  );
}

const Frame = styled.div`
  ${media.print} {
    display: none;
  }
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  > svg:first-child,
  > iframe {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  > button {
    position: relative;
    box-shadow: ${tokens.elevation.medium};
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
