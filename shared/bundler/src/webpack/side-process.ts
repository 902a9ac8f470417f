import webpack from 'webpack';
import { buildSides } from './side-builds.ts';
import type { SideAnswer, SideTask } from './start-side-process.ts';

// Nothing is left to do without whoever asked; also when it is through and lets go itself.
process.once('disconnect', () => process.exit());

const answer = (said: SideAnswer) => process.send?.(said, () => process.disconnect());

process.once('message', ({ remote, builds }: SideTask) => {
  buildSides(remote, builds).then(
    () => answer({}),
    (error: unknown) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});

// webpack loads most of itself with the first compiler that is made: this one makes nothing.
webpack({ entry: {}, cache: false });
