/** Formats in which a picture may be stored, the smallest first. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export const MEDIA_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/** Of the files of a format. */
export const ENDINGS = { avif: 'avif', webp: 'webp', jpeg: 'jpg' } as const;

const accepts = (header: string, type: string) =>
  header.split(',').some((entry) => {
    const [name, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** The formats that the Accept header names, the smallest first; JPEG is for everybody. */
export const formatsFor = (accept = ''): PictureFormat[] =>
  FORMATS.filter((format) => format === 'jpeg' || accepts(accept, MEDIA_TYPES[format]));
