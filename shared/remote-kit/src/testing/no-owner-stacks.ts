import * as React from 'react';

/** What React keeps for itself: how many stacks of owners it has taken of late. Above ten thousand it takes no more. */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, Internals | undefined>)[NAME];
if (typeof internals?.recentlyCreatedOwnerStacks !== 'number')
  throw new Error(
    'this React counts its owner stacks elsewhere: see shared/remote-kit/src/testing/no-owner-stacks.ts',
  );

// React's development build takes an Error at each element, for the trace of who made it: a sixth of what the tests of pages
// cost. Its warnings say the same without; only the second trace below them is missing.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {
    // It counts from nothing again each second.
  },
});
