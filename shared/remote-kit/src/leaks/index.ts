export { countHost, type CountedHost } from './counted-host.ts';
export { findLeaks, type LeakMeasure, type LeakReport, type LeakRun } from './leak-report.ts';
