import sharp from 'sharp';
import { encoderOf, faultOfPicture } from './encode.ts';

const RED = { r: 200, g: 30, b: 30 };

/** A picture whose left half is red, as the camera held it. */
const photograph = (width: number, height: number, orientation: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: RED } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({
      IFD0: { Model: 'Camera' },
      IFD3: { GPSLatitude: '24/1 42/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a picture is turned the way it was held, cut to the largest size, and says nothing of place and camera', async () => {
  const taken = await photograph(3000, 2000, 6);
  expect(await sharp(taken).metadata()).toMatchObject({
    orientation: 6,
    exif: expect.any(Buffer) as Buffer,
  });
  const encoded = await encoderOf(taken);
  for (const ending of ['jpg', 'webp', 'avif'] as const) {
    const bytes = await encoded.sized(1600, ending);
    const { width, height, exif, icc, orientation, xmp } = await sharp(bytes).metadata();
    expect({ width, height, exif, icc, orientation, xmp }).toEqual({ width: 1600, height: 2400 });
    // Held upright, what was left is above.
    const { data } = await sharp(bytes)
      .extract({ left: 800, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(150);
    expect(data[1]).toBeLessThan(90);
  }
}, 60_000);

test('a small picture is not blown up', async () => {
  const encoded = await encoderOf(await photograph(640, 480, 1));
  expect(await sharp(await encoded.sized(1600, 'jpg')).metadata()).toMatchObject({ width: 640, height: 480 });
  expect(await sharp(await encoded.sized(480, 'jpg')).metadata()).toMatchObject({ width: 480, height: 360 });
});

/** More edges than a photograph has: a mosaic, each stone of another colour. */
async function mosaic(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const stones = sharp({ create: { width: 120, height: 90, channels: 3, background: '#000', noise } });
  return sharp(await stones.png().toBuffer())
    .resize(width, height, { kernel: 'nearest' })
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('a thumbnail is as wide as a telephone, and of a few kilobytes however much is on the picture', async () => {
  const plain = await (await encoderOf(await photograph(1200, 800, 1))).thumbnail();
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'heif', width: 480, height: 320 });
  expect(plain.length).toBeLessThan(2000);
  const busy = await encoderOf(await mosaic(1200, 900));
  expect((await busy.sized(480, 'avif')).length).toBeGreaterThan(12_000);
  expect((await busy.thumbnail()).length).toBeLessThanOrEqual(8000);
}, 30_000);

test.each([
  ['a text', Buffer.from('no picture at all'), 'is no picture'],
  ['nothing', Buffer.alloc(0), 'is'],
  [
    'a drawing that is a program',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'SVG',
  ],
])('%s is no picture, whatever its name', async (_what, bytes, reason) => {
  expect(await faultOfPicture(bytes)).toContain(reason);
});

test('a picture that is cut off is damaged', async () => {
  const whole = await photograph(1200, 800, 1);
  expect(await faultOfPicture(whole)).toBeUndefined();
  expect(await faultOfPicture(whole.subarray(0, whole.length / 2))).toBe('is damaged');
});
