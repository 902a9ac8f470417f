import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './testing/embedded-template.ts';
import { runCommand, runProgram, startApi, type temporaryFolder } from './testing/start-api.ts';

const LIMIT_MS = 60_000;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await dataFolder();
}, LIMIT_MS);
afterEach(() => folder.remove());

describe('npm run api -- export', () => {
  test(
    'what it cannot do is refused with how to use it',
    async () => {
      const variables = { DATA_DIR: folder.path };
      const asked = { program: 'command', args: ['export', 'toString'], fromSources: true } as const;
      const { code, output } = await runProgram(variables, asked);
      expect(code).toBe(1);
      expect(output).toContain(
        '"toString" is none of appointments, contact, brokers, listings, articles, settings.',
      );
      expect(output).toContain('npm run api -- export <appointments|contact|brokers> --csv');
    },
    LIMIT_MS,
  );

  test(
    'writes the same into a file, of the embedded database whether the API runs or not',
    async () => {
      const variables = { DATA_DIR: folder.path, SAMPLE_LISTINGS: '0' };
      const api = await startApi(variables);
      const body = JSON.stringify({ name: '=1+1', phone: '+966512345678', experience: '0', license: true });
      const headers = { 'content-type': 'application/json', 'accept-language': 'ar' };
      await fetch(`${api.origin}/api/v1/brokers/add`, { method: 'POST', headers, body });
      const args = ['export', 'brokers', '--csv'];
      const beside = await runCommand(variables, args);
      expect((await api.stop()).code).toBe(0);
      const after = await runCommand(variables, args);
      expect(after).toEqual(beside);
      expect(after.code).toBe(0);
      expect(after.output).toMatch(
        /^\uFEFF"id","name","phone","experience","license","language","received"\r\n"1","'=1\+1","'\+966512345678","0","yes","ar","\d{4}-\d\d-\d\dT[\d:]{8}Z"\r\n$/,
      );
      const file = join(folder.path, 'brokers.csv');
      expect((await runCommand(variables, [...args, '--output', file])).output).toBe(`${file}: written\n`);
      expect(await readFile(file, 'utf8')).toBe(after.output);
      expect((await stat(file)).mode & 0o077).toBe(0);
    },
    LIMIT_MS,
  );
});

describe('npm run api -- seed', () => {
  test(
    'fills an empty database once, and none that is in use',
    async () => {
      const variables = { DATA_DIR: folder.path, SAMPLE_LISTINGS: '4' };
      const first = await runProgram(variables, { program: 'command', args: ['seed'], fromSources: true });
      expect(first).toEqual({
        code: 0,
        output: 'storing listings 4/4\n4 listings, articles and settings: inserted\n',
      });
      const again = await runCommand({ ...variables, SAMPLE_LISTINGS: '8' }, ['seed']);
      expect(again).toEqual({ code: 0, output: 'nothing inserted\n' });
      const api = await startApi({ ...variables, SAMPLE_LISTINGS: '0' });
      const sale = await (await fetch(`${api.origin}/api/v1/home/sell`)).json();
      expect(sale).toMatchObject({ total: 2 });
      const beside = await runCommand(variables, ['seed']);
      expect(beside.code).toBe(3);
      expect(beside.output).toContain('in use by another API process');
      await api.stop();
    },
    LIMIT_MS,
  );
});
