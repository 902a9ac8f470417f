import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAMES } from '@shared/contract';
import { root } from '../repository/root.ts';
import { placesOf } from './places.ts';

const last = REMOTE_NAMES.at(-1) ?? '';

describe.each([
  { name: 'mf-mortgage', id: 'mortgage', title: 'Mortgage', port: 3006 },
  { name: 'mf-home-loans', id: 'home-loans', title: 'Home loans', port: 3006 },
])('the places of $name', (remote) => {
  it.each(placesOf(remote, last))(
    'are found in $file, and are as before without it',
    ({ file, add, remove }) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const added = add(text);
      expect(added).not.toBe(text);
      expect(remove(added)).toBe(text);
      expect(remove(text)).toBe(text);
    },
  );

  it('are no longer found where a file has changed its shape', () => {
    for (const { add, file } of placesOf(remote, last))
      expect(() => add('')).toThrow(`${file} has no place for the new remote`);
  });
});

it('gives a remote no package that it does not use', () => {
  const template = path.join(root, 'tools/new-remote/template');
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?\.template$/.test(file),
  );
  const source = files.map((file) => readFileSync(path.join(template, file), 'utf8')).join('\n');
  const manifest = readFileSync(path.join(template, 'package.json.template'), 'utf8');
  const named = [...manifest.matchAll(/"(@shared\/[\w-]+)"/g)].map(([, name = '']) => name);
  expect(existsSync(template) && named.length).toBeTruthy();
  // The bundler is the program behind its scripts.
  expect(named.filter((name) => name !== '@shared/bundler' && !source.includes(`'${name}`))).toEqual([]);
});
