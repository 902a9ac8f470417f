export const MEDIA_TYPES = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof MEDIA_TYPES;

const accepts = (header: string, type: string) =>
  header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** The smallest format that the Accept header names; JPEG for whoever names none. */
export function formatFor(accept: string | undefined): PictureFormat {
  if (accept && accepts(accept, MEDIA_TYPES.avif)) return 'avif';
  if (accept && accepts(accept, MEDIA_TYPES.webp)) return 'webp';
  return 'jpeg';
}
