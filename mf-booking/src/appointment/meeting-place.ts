import { localizedPlace, type Property } from '@shared/api';
import type { Language } from '@shared/contract';

/** Where a viewing is, as far as the property says it. */
export interface MeetingPlace {
  /** District and city. */
  name: string;
  /** Address of a map; undefined where nothing says where it is. */
  map: string | undefined;
  /** Degrees. */
  position: { lat: number; lng: number } | undefined;
}

export function meetingPlace({ location }: Property, language: Language): MeetingPlace {
  const parts = (['district', 'city'] as const).map((field) => localizedPlace(location, field, language));
  const { lat, lng, link } = location;
  const position = lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
  return {
    name: parts.filter((part) => part !== undefined).join(language === 'ar' ? '، ' : ', '),
    map:
      link ?? (position && `https://www.google.com/maps/search/?api=1&query=${position.lat},${position.lng}`),
    position,
  };
}
