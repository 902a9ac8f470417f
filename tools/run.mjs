#!/usr/bin/env node
// The door to every top-level command: plain JavaScript, because on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const commands = [
  'start',
  'dev',
  'build',
  'test',
  'releases',
  'contract',
  'new-remote',
  'remove-remote',
  'pack',
];
const [command = '', ...rest] = process.argv.slice(2);

if (!commands.includes(command)) {
  console.error(`usage: npm run ${commands.join(' | ')}`);
  process.exit(2);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether node_modules holds what the lock file asks for. */
function isInstalled() {
  try {
    const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
    const wanted = Object.entries(read('package-lock.json'));
    const present = read('node_modules/.package-lock.json');
    return wanted
      .filter(([name, entry]) => name.startsWith('node_modules/') && !entry.optional && !entry.peer)
      .every(([name, entry]) => present[name]?.version === entry.version);
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  console.log('installing packages …');
  // What builds the site is for development: NODE_ENV=production would leave it out, here and at each start again.
  const installed = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}

const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(import.meta.dirname, 'commands', `${command}.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
// This process only waits: its end is the end of everything. A signal that both have got does no harm.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
