import type { BucketLimits } from '@shared/bucket';
import type { Environment } from '../config/environment.ts';
import { bucketPictures } from './bucket-pictures.ts';
import { folderPictures } from './folder-pictures.ts';
import type { PictureFiles } from './picture-files.ts';

/** Who looks at a page sees it without a picture sooner than without an end. */
export const FOR_VISITORS: BucketLimits = { answerMs: 3000, contentMs: 30_000 };
/** A command waits longer, and not for ever. */
export const FOR_COMMANDS: BucketLimits = { answerMs: 60_000, contentMs: 60_000 };

export interface Pictures {
  /** What imports store, in the folder or the bucket that the settings name. */
  stored: PictureFiles;
  /** What is shown besides, the first before the next: what lies on this machine before what does not. */
  served: readonly PictureFiles[];
}

/** Opens the places of pictures; a bucket need not answer for that. */
export async function openPictures(
  { mediaDir, mediaBucket, sampleMediaDir }: Pick<Environment, 'mediaDir' | 'mediaBucket' | 'sampleMediaDir'>,
  limits: BucketLimits,
): Promise<Pictures> {
  const samples = sampleMediaDir === undefined ? [] : [folderPictures(sampleMediaDir)];
  if (mediaBucket !== '') {
    const stored = await bucketPictures(mediaBucket, limits);
    return { stored, served: [...samples, stored] };
  }
  const stored = folderPictures(mediaDir);
  return { stored, served: [stored, ...samples] };
}
