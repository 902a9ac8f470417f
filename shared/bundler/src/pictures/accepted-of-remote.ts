import path from 'node:path';
import type { RemotePackage } from '../package/remote-package.ts';
import { acceptedIn, type Accepted } from './accepted.ts';
import { picturesFolder, planPictures, type PictureData } from './plan.ts';

/**
 * Accepted pictures of a remote. The main ones are in the repository; all others, in a folder of their own, stay on the machine.
 * @param which what `names` lists
 */
export function acceptedOf(remote: RemotePackage, data: PictureData, which: 'main' | 'all'): Accepted {
  const folder = picturesFolder(remote.folder);
  const main = acceptedIn(folder);
  const rest = acceptedIn(path.join(folder, 'all'));
  const plan = planPictures(remote, data, { mainOnly: true });
  const mainNames = new Set(plan.flatMap(({ pictures }) => pictures.map(({ name }) => name)));
  const placeOf = (name: string) => (mainNames.has(name) ? main : rest);
  return {
    names: async () => [...(await main.names()), ...(which === 'all' ? await rest.names() : [])],
    // One that was a main picture and is none now is gone from where it lies.
    read: async (name) => (await placeOf(name).read(name)) ?? main.read(name),
    write: (name, picture) => placeOf(name).write(name, picture),
    async remove(name) {
      await Promise.all([main.remove(name), rest.remove(name)]);
    },
  };
}
