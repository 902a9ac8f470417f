export { createFakeHttp, offline, ok, status, type FakeAnswer, type FakeHttp } from './fake-http.ts';
export { mountRemote, type MountedRemote, type MountOptions } from './mount-remote.ts';
export { renderRemote, type RenderOptions } from './render-remote.ts';
