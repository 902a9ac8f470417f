import path from 'node:path';

/** Where a command works: the remote's folder and the folder of its releases. */
export interface Place {
  folder: string;
  output: string;
}

/** A remote's folder and what is built there. */
export const placeIn = (folder: string, development: boolean): Place => ({
  folder,
  output: path.join(folder, development ? 'dist-development' : 'dist'),
});

/** The place of a command that is run in a remote's folder; `RELEASES` names other releases than the build's own. */
export function placeOfCommand(development: boolean): Place {
  const place = placeIn(process.cwd(), development);
  return { ...place, output: process.env['RELEASES'] ?? place.output };
}
