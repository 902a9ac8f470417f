export { expectSameKeys } from './expect-same-keys.ts';
