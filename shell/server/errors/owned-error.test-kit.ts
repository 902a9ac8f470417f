import type { OwnedError } from './error-group.ts';

/** One that has an owner. */
export const owned: OwnedError = {
  ...{ kind: 'error', name: 'TypeError', message: 'it failed', owner: 'mf-blog', release: '0.1.0-1a' },
  ...{ library: '', route: '/blog', browser: 'Chrome 141', count: 1 },
  place: { file: 'mf-blog/src/page.tsx', line: 20, column: 5 },
  stack: ['mf-blog/src/page.tsx:20:5', 'b.ts:1:1'],
};
