import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTypeCheck, typeErrors } from './type-check.ts';

describe('the types of a part', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'types-'));
    const compilerOptions = { noEmit: true, strict: true, types: [], lib: ['ES5'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write = (text: string) => writeFileSync(path.join(folder, 'page.ts'), text);

  it('are wrong in so many places, each with its line', async () => {
    write("export const one: number = 'a';\nexport const other: string = 2;\n");
    const errors = await typeErrors(folder);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain("export const one: number = 'a';");
    expect(errors[1]).toContain('export const other: string = 2;');
    expect(errors.join('')).not.toContain('Found');
  });

  it('are checked once more when that is asked for meanwhile, and told once', async () => {
    write("export const one: number = 'a';");
    const told: (readonly string[])[] = [];
    await new Promise<void>((resolve) => {
      const check = createTypeCheck(folder, (errors) => {
        told.push(errors);
        resolve();
      });
      check();
      check();
      write('export const one: number = 1;');
    });
    expect(told).toEqual([[]]);
  });
});
