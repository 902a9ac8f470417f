export {
  createFakeHttp,
  inScenario,
  offline,
  ok,
  status,
  type FakeAnswer,
  type FakedScenario,
  type FakeHttp,
} from '@shared/api/testing';
export { expectAccessible } from './expect-accessible.ts';
export { expectNoLeaks, type LeakOptions } from './expect-no-leaks.ts';
export { mountRemote, type MountedRemote, type MountOptions } from './mount-remote.ts';
export { renderRemote, type RenderOptions } from './render-remote.ts';
export { withoutKeptMarkup } from '../server/keep-markup.tsx';
