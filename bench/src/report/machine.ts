import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type as operatingSystem } from 'node:os';
import { root } from 'tools';
import { nginxVersion } from '../site/nginx.ts';

export interface Machine {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  chromium: string;
  nginx: string;
  commit: string;
  /** Whether the sources differ from the commit. */
  changed: boolean;
  /** Processes that wanted a core in the minute before the run: above the cores, others were at work too. */
  loadBefore: number;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export function describeMachine(chromium: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? '',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${operatingSystem()} ${release()}`,
    node: process.version,
    chromium,
    nginx: nginxVersion(),
    commit: git('rev-parse', '--short=12', 'HEAD'),
    changed: git('status', '--porcelain') !== '',
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
