import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { memoryBound, memoryInUse } from './memory.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What Linux would say of a container. */
const write = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), `${text}\n`);
  return folder;
};

const MEBIBYTE = 2 ** 20;
const NOWHERE = path.join(folder, 'nowhere');

it('is the container’s where there is one, without copies of files that are used no longer', () => {
  const stat = `anon 1\ninactive_file ${40 * MEBIBYTE}\nactive_file 7`;
  const container = write({ 'memory.current': String(100 * MEBIBYTE), 'memory.stat': stat });
  expect(memoryInUse(container)).toBe(60 * MEBIBYTE);
});

it('has the bound of the container, else the machine’s', () => {
  expect(memoryBound(write({ 'memory.max': String(64 * MEBIBYTE) }))).toBe(64 * MEBIBYTE);
  expect(memoryBound(write({ 'memory.max': 'max' }))).toBe(totalmem());
  expect(memoryBound(write({ 'memory.max': String(2 ** 60) }))).toBe(totalmem());
  expect(memoryBound(NOWHERE)).toBe(totalmem());
});

it('is without a container that of this process and of those that it has started', async () => {
  const before = memoryInUse(NOWHERE);
  expect(before).toBeGreaterThan(20 * MEBIBYTE);
  const script =
    'const held = Buffer.alloc(3e8, 1); process.stdout.write(String(held.length)); setInterval(() => held, 1e6);';
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  expect(memoryInUse(NOWHERE) - before).toBeGreaterThan(250 * MEBIBYTE);
  child.kill();
  await once(child, 'exit');
});
