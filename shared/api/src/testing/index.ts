export { createFakeHttp, offline, ok, status, type FakeAnswer, type FakeHttp } from './fake-http.ts';
export { inScenario, type FakedScenario } from './in-scenario.ts';
