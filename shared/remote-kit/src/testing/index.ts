export { createContractBus, expectContractKept, type ContractBus } from './contract-bus.ts';
export { expectAccessible } from './expect-accessible.ts';
export { expectNoLeaks, type LeakOptions } from './expect-no-leaks.ts';
export { createFakeHttp, offline, ok, status, type FakeAnswer, type FakeHttp } from './fake-http.ts';
export { mountRemote, type MountedRemote, type MountOptions } from './mount-remote.ts';
export { renderRemote, type RenderOptions } from './render-remote.ts';
export { createScenarioHttp, type FakedScenario } from './scenario-http.ts';
