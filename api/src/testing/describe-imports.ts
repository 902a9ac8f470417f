import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, startCommand, temporaryFolder } from './start-api.ts';
import { csvText, faultyListings, goodListings } from './sheets.ts';

const LIMIT_MS = 240_000;

/** An empty database of a test, and its end. */
interface EmptyDatabase {
  variables: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

interface Sizes {
  /** Of the table that is stored: as many as take longer than the end of a process. */
  rows: number;
  /** Of the table of which every tenth row has a fault. */
  faultyRows: number;
}

/** Imports of many rows, by processes of their own, on whatever database `open` gives. */
export function describeImports(
  name: string,
  { rows, faultyRows }: Sizes,
  open: () => Promise<EmptyDatabase>,
): void {
  describe(`an import into ${name}`, () => {
    let database: EmptyDatabase;
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    const run = (...args: string[]) => runCommand(database.variables, args);
    const write = async (file: string, content: string) => {
      const path = join(folder.path, file);
      await writeFile(path, content);
      return path;
    };
    const stored = async () => {
      const { code, output } = await run('export', 'listings', '--json');
      if (code !== 0) throw new Error(output);
      return JSON.parse(output) as { _id: string; name_en: string }[];
    };

    beforeAll(async () => {
      folder = await temporaryFolder();
      database = await open();
    }, LIMIT_MS);
    afterAll(async () => {
      await database.end();
      await folder.remove();
    }, LIMIT_MS);

    test(
      `of ${faultyRows} rows names each of ${faultyRows / 10} faults with its row and column, and changes nothing`,
      async () => {
        const { csv, places } = faultyListings(faultyRows);
        expect(places).toHaveLength(faultyRows / 10);
        const file = await write('faulty.csv', csv);
        for (const how of [['--dry-run'], []]) {
          const { code, output } = await run('import', 'listings', file, ...how);
          expect(code).toBe(2);
          const named = output.split('\n').filter((line) => line.startsWith('row '));
          expect(named.map((line) => line.slice(0, line.indexOf(': ') + 2))).toEqual(places);
          expect(output).toContain(`${places.length} faults: nothing is changed.`);
        }
        expect(await stored()).toEqual([]);
      },
      LIMIT_MS,
    );

    test(
      `of ${rows} rows changes nothing when the process is killed in the midst of it, and all when it is run again`,
      async () => {
        const before = await write(
          'before.csv',
          csvText([
            ['id', 'add_type', 'name_en'],
            ['V-1', 'rent', 'As it was'],
          ]),
        );
        expect((await run('import', 'listings', before)).code).toBe(0);
        const file = await write('good.csv', goodListings(rows));
        const killed = startCommand(database.variables, ['import', 'listings', file]);
        await killed.says(`storing rows ${rows / 4}/${rows}`);
        expect((await killed.kill()).code).toBeNull();
        expect(await stored()).toMatchObject([{ _id: 'V-1', name_en: 'As it was' }]);

        const whole = await run('import', 'listings', file);
        expect(whole).toMatchObject({
          code: 0,
          output: expect.stringContaining(`${rows - 1} added, 1 changed`) as string,
        });
        expect(await stored()).toHaveLength(rows);
        const again = await run('import', 'listings', file);
        expect(again).toEqual({
          code: 0,
          output: `listings: 0 added, 0 changed, 0 hidden, ${rows} as they are\nThere is nothing to change.\n`,
        });
      },
      LIMIT_MS,
    );
  });
}
