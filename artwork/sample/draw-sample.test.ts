import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { drawFiles } from './draw-sample.ts';
import { fileNameOf, STAGES } from './picture-files.ts';
import { missingFiles, prepareFolder } from './sample-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  prepareFolder(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pictures = () => path.join(folder, 'pictures');
const sizeOf = async (file: string) => sharp(await readFile(path.join(pictures(), file))).metadata();

test('properties are 4:3 in every width and format and as a thumbnail, and nothing else is left in the folder', async () => {
  await drawFiles(folder, 'land-1-day.jpg', STAGES.all);
  expect(await readdir(pictures())).toHaveLength(13);
  expect(await sizeOf('land-1-day-thumbnail.avif')).toMatchObject({ width: 480, height: 360 });
  for (const width of [480, 800, 1200, 1600]) {
    for (const [ending, format] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ]) {
      const size = { format, width, height: (width * 3) / 4 };
      expect(await sizeOf(`land-1-day-${width}.${ending}`)).toMatchObject(size);
    }
  }
}, 60_000);

test('covers are 16:9', async () => {
  await drawFiles(folder, 'cover-5-dusk.jpg', [{ width: 480, format: 'jpg' }]);
  expect(await sizeOf('cover-5-dusk-480.jpg')).toMatchObject({ width: 480, height: 270 });
}, 30_000);

test('a name that nothing is drawn for is an error', async () => {
  await expect(drawFiles(folder, 'castle-1-day.jpg', STAGES.first)).rejects.toThrow('castle-1-day.jpg');
});

describe('what is missing', () => {
  const missing = () => missingFiles({ listings: 2, stage: 'first', folder });
  const fill = async () => {
    for (const [name, files] of missing())
      for (const file of files) await writeFile(path.join(pictures(), fileNameOf(name, file)), 'drawn');
  };

  test('is everything at first, pictures of lists before those of pages', () => {
    const names = [...missing().keys()];
    expect(names.length).toBeGreaterThan(10);
    expect(names[0]).toMatch(/^villa-/);
    expect([...missing().values()].every((files) => files.length === STAGES.first.length)).toBe(true);
  });

  test('is nothing once all is drawn, and what was deleted since', async () => {
    await fill();
    expect(missing().size).toBe(0);
    const [one = ''] = await readdir(pictures());
    await rm(path.join(pictures(), one));
    expect([...missing().values()].flat()).toHaveLength(1);
  });

  test('is everything again when other sources have drawn it', async () => {
    await fill();
    await writeFile(path.join(folder, 'drawn-by'), 'something older');
    expect(missing().size).toBeGreaterThan(10);
    prepareFolder(folder);
    expect(await readdir(pictures())).toEqual([]);
  });

  test('is nothing for a site without samples', () => {
    expect(missingFiles({ listings: 0, folder }).size).toBe(0);
  });
});

// `npm run artwork -- sample --first` draws them anew.
test('the pictures that the repository holds are those that its sources draw', () => {
  expect([...missingFiles({ listings: 40, stage: 'first' }).keys()]).toEqual([]);
});
