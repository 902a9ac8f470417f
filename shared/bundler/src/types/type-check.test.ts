import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  it('are not checked any more by what outlives the process that asked', async () => {
    const file = (name: string, text: string) => {
      const target = path.join(folder, name);
      writeFileSync(target, text);
      return target;
    };
    const pid = path.join(folder, 'pid');
    // The compiler stands still as it reads what nobody writes, and would for ever.
    execFileSync('mkfifo', [path.join(folder, 'page.ts')]);
    file(
      'tsconfig.json',
      JSON.stringify({ files: ['page.ts'], compilerOptions: { noEmit: true, types: [] } }),
    );
    const asks = file(
      'asks.mts',
      `import { execFileSync } from 'node:child_process';
       import { writeFileSync } from 'node:fs';
       import { typeErrors } from ${JSON.stringify(path.join(import.meta.dirname, 'type-check.ts'))};
       void typeErrors(${JSON.stringify(folder)});
       setInterval(() => {
         const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\\n');
         for (const each of processes) {
           const [pid, parent, program] = each.trim().split(/\\s+/);
           if (Number(parent) !== process.pid || !program.endsWith('/tsc')) continue;
           writeFileSync(${JSON.stringify(pid)}, pid);
           process.exit(0);
         }
       }, 100);`,
    );
    // Without pipes: whoever outlives it would keep them open.
    const asked = spawnSync(process.execPath, ['--import', 'tsx', asks], {
      stdio: 'ignore',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    expect(asked.status).toBe(0);
    const compiler = Number(readFileSync(pid, 'utf8'));
    /** One whose parent has gone may be kept in the list of processes, as a zombie, where the system has such a list. */
    const isZombie = () => {
      try {
        return /^State:\s+Z/m.test(readFileSync(`/proc/${compiler}/status`, 'utf8'));
      } catch {
        return false;
      }
    };
    const isThere = () => {
      try {
        return process.kill(compiler, 0) && !isZombie();
      } catch {
        return false;
      }
    };
    try {
      for (let tries = 0; tries < 100 && isThere(); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(isThere()).toBe(false);
    } finally {
      if (isThere()) process.kill(compiler, 'SIGKILL');
    }
  });
});
