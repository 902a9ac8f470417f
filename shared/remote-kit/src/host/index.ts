export { interceptLinks } from './intercept-links.ts';
export { createLanguageGate, type HostLanguageGate } from './language-gate.ts';
export { createLocales, type Locales } from '../locales.ts';
export { useBusLanguage } from '../remote-root.tsx';
export { whenIdle } from '../when-idle.ts';
