import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { dataFolder } from './testing/embedded-template.ts';
import { runCommand, startApi, temporaryFolder } from './testing/start-api.ts';

/** What docs/operating.md tells a newcomer to the office. */
async function instructions() {
  const text = await readFile('docs/operating.md', 'utf8');
  const [, section = ''] = /### A first listing[^\n]*\n([^]*?)\n### /.exec(text) ?? [];
  const cells = section
    .split('\n')
    .filter((line) => /^\s*\|/.test(line))
    // A bar within a cell has a stroke before it.
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
  const [headings = [], , example = []] = cells;
  const commands = [...section.matchAll(/docker compose run --rm(?: -T)? office (import [^\n`]*)/g)];
  return {
    /** By heading. */
    row: new Map(headings.map((heading, at) => [heading, example[at] ?? ''])),
    commands: commands.map(([, command = '']) => command),
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('who follows docs/operating.md word by word publishes a listing in both languages with ten pictures', async () => {
  const { row, commands } = await instructions();
  const office = await temporaryFolder();
  const data = await dataFolder();
  const variables = { DATA_DIR: data.path, SAMPLE_LISTINGS: '0' };
  const follow = async (command = '') => {
    const words = command.replace(/ > .*/, '').replaceAll('/office/', `${office.path}/`);
    const { code, output } = await runCommand(variables, words.split(' '));
    expect([command, code, output]).toEqual([command, 0, expect.any(String)]);
    return output;
  };
  const [template, tryIt, takeIt, ...more] = commands;
  expect(more).toEqual([]);

  // 1. A folder `office`, in it the photographs.
  const named = (row.get('الصور') ?? '')
    .replace('…', '')
    .trim()
    .split(/\s*\|\s*/);
  const pictures = Array.from({ length: 10 }, (_, at) => named[at] || `photograph-${at}.jpg`);
  await mkdir(join(office.path, 'pictures'));
  for (const [at, name] of pictures.entries()) {
    const background = { r: 20 * at, g: 120, b: 250 - 20 * at };
    await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toFile(join(office.path, 'pictures', name));
  }

  // 2. and 3. The empty table, and one row in it under the headings of the text.
  const table = await follow(template);
  const headings = (table.split('\r\n')[0] ?? '')
    .replace('\uFEFF', '')
    .split(',')
    .map((each) => each.replaceAll('"', ''));
  expect(headings).toEqual(expect.arrayContaining([...row.keys()]));
  const filled = headings.map((heading) =>
    heading === 'الصور' ? pictures.join(' | ') : (row.get(heading) ?? ''),
  );
  await writeFile(
    join(office.path, 'listings.csv'),
    `${table.trimEnd()}\r\n${filled.map(quoted).join(',')}\r\n`,
  );

  // 4. Try it, then take it over.
  expect(await follow(tryIt)).toMatch(/1 added.*\n[^]*10 to be stored[^]*Nothing is changed yet/);
  expect(await follow(takeIt)).toContain('1 added');

  const api = await startApi(variables);
  const answer = await fetch(`${api.origin}/api/v1/home/homes/${row.get('الرمز')}`);
  const { data: listing } = (await answer.json()) as { data: Record<string, unknown> & { images: string[] } };
  expect(listing).toMatchObject({
    name_ar: row.get('العنوان بالعربية'),
    name_en: row.get('العنوان بالإنجليزية'),
    add_Type: 'sell',
    propertyType: 'villa',
    price: { amount: 385_000, currency: 'KWD' },
  });
  expect(new Set(listing.images).size).toBe(10);
  for (const image of listing.images) {
    const picture = await fetch(`${api.origin}/${image}?w=480`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    await picture.arrayBuffer();
  }
  await api.stop();
  await Promise.all([office.remove(), data.remove()]);
}, 240_000);
