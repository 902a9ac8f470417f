import { readFileSync } from 'node:fs';
import type { RegistrySnapshot } from '@shared/contract';
import type { Registry, RegistryView } from '../../../shell/server/registry/registry.ts';

/** Stands in for the polled registry: the files of one build, which never change. */
export function startRegistry(): Promise<Registry> {
  const file = process.env['RIVAL_REGISTRY'];
  if (!file) throw new Error('RIVAL_REGISTRY names no file');
  const snapshot = JSON.parse(readFileSync(file, 'utf8')) as RegistrySnapshot;
  const view: RegistryView = {
    key: 'single',
    snapshot: () => snapshot,
    integrity: () => undefined,
    render: () => Promise.resolve({ ok: false, error: { kind: 'no-bundle', message: 'a single build' } }),
  };
  return Promise.resolve({
    hasCanary: () => false,
    canaries: () => [],
    doesOtherRender: () => Promise.resolve(undefined),
    withdraw: () => undefined,
    pointer: () => undefined,
    seenBy: () => view,
    states: () => [],
    loads: () => [],
    missing: () => [],
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
}
