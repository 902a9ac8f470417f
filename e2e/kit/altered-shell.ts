import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shared/bundler/integrity';
import { root } from 'tools';

/** A shell as it was built, with another text wherever the browser's files have it. */
export interface AlteredShell {
  /** As a build leaves it. */
  folder: string;
  remove(): void;
}

export function alterShell(from: string, to: string): AlteredShell {
  // Inside the workspace, so that its programs find their packages.
  const kept = path.join(root, 'shell/.cache');
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(path.join(kept, 'altered-'));
  cpSync(path.join(root, 'shell/dist'), folder, { recursive: true });
  const browser = path.join(folder, 'browser');
  const names = readdirSync(browser).filter((name) => name.endsWith('.js'));
  const files = new Map(names.map((name) => [name, readFileSync(path.join(browser, name), 'utf8')]));
  const assetsFile = path.join(folder, 'assets.json');
  let assets = readFileSync(assetsFile, 'utf8');
  const replace = (text: string, by: string) => {
    for (const [name, source] of files) {
      if (!source.includes(text)) continue;
      const other = source.replaceAll(text, by);
      files.set(name, other);
      const [hash, otherHash] = [integrityOf(source), integrityOf(other)];
      assets = assets.replaceAll(hash, otherHash);
      replace(hash, otherHash);
    }
  };
  replace(from, to);
  for (const [name, source] of files) {
    writeFileSync(path.join(browser, name), source);
    // Made of what it was.
    for (const encoding of ['br', 'gz']) rmSync(path.join(browser, `${name}.${encoding}`), { force: true });
  }
  writeFileSync(assetsFile, JSON.stringify({ ...(JSON.parse(assets) as object), dictionaries: {} }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
