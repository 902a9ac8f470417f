import { propertyDefaults } from '@shared/brand';
import type { Language } from '@shared/contract';

/** Address of the embedded map around a place (specification, section 2: driven by lat and lng, zoom 10). */
export function mapEmbedAddress(lat: number, lng: number, language: Language): string {
  const query = new URLSearchParams({
    q: `${lat},${lng}`,
    z: String(propertyDefaults.mapZoom),
    hl: language,
    output: 'embed',
  });
  return `https://www.google.com/maps?${query.toString()}`;
}

/** The same place on the map's own site. */
export const mapPageAddress = (lat: number, lng: number): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
