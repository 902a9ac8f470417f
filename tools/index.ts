export { root } from './repository/root.ts';
export { API_PROGRAM, describeLocalSite, type LocalSite, type Service } from './site/services.ts';
export { requireFreePorts, startService, waitUntilReady, type RunningService } from './site/processes.ts';
export { drawSamplePictures, firstPictures, SAMPLE_MEDIA } from './site/sample-pictures.ts';
export { BUILT, buildParts } from './repository/build-parts.ts';
export { CHROMIUM_ARGUMENTS, findChromium, findTestBrowser } from '@shared/bundler/chromium';
export { freePorts } from './machine/free-ports.ts';
export { SUITES_ALONE } from './test/turns.ts';
