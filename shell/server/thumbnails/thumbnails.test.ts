import { API_EXTENSIONS } from '@shared/contract';
import { createThumbnails } from './thumbnails.ts';

const AVIF = Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from('ftypavif'), Buffer.alloc(2000, 7)]);
const SRC = '/media/pictures/villa-5-day.jpg';

describe('thumbnails of the API’s pictures', () => {
  let asked: string[];
  let answer: () => Promise<Response> | Response;
  let clock: number;

  const avif = (bytes = AVIF, type = 'image/avif') =>
    new Response(bytes, { headers: { 'content-type': type } });
  const thumbnails = (extensions = API_EXTENSIONS.slice()) =>
    createThumbnails({
      apiOrigin: 'http://api.example',
      extensions,
      now: () => clock,
      fetch: async (input) => {
        asked.push(input instanceof Request ? input.url : input.toString());
        return answer();
      },
    });

  beforeEach(() => {
    asked = [];
    answer = () => avif();
    clock = 0;
  });

  it('are asked for once, and kept', async () => {
    const { of } = thumbnails();
    const expected = { src: SRC, content: AVIF.toString('base64') };
    expect(await Promise.all([of(SRC), of(SRC)])).toEqual([expected, expected]);
    expect(await of(SRC)).toEqual(expected);
    expect(asked).toEqual(['http://api.example/pictures/villa-5-day.jpg?thumbnail=1']);
  });

  it('are asked for again after ten minutes', async () => {
    const { of } = thumbnails();
    await of(SRC);
    clock += 10 * 60 * 1000 + 1;
    await of(SRC);
    expect(asked).toHaveLength(2);
  });

  it('are not asked for of an API that does not know them', async () => {
    const { of } = thumbnails(API_EXTENSIONS.filter((name) => name !== 'pictures.thumbnails'));
    expect(await of(SRC)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each(['/media/../secret.jpg', '/media/%2e%2e/secret.jpg', '/media/a//b.jpg', '/media/'])(
    'are not asked for at %s',
    async (src) => {
      expect(await thumbnails().of(src)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it.each<[string, () => Response]>([
    ['it has none', () => new Response('{}', { status: 404 })],
    ['it sends another type', () => avif(AVIF, 'image/jpeg')],
    ['it says that it is an AVIF and it is none', () => avif(Buffer.from('<svg onload="alert(1)"/>'))],
    ['it is larger than a thumbnail', () => avif(Buffer.concat([AVIF, Buffer.alloc(6000)]))],
  ])('are none where %s, and that is remembered', async (_why, says) => {
    answer = says;
    const { of } = thumbnails();
    expect(await of(SRC)).toBeUndefined();
    expect(await of(SRC)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['is away', () => Promise.reject(new TypeError('fetch failed'))],
    ['cannot answer now', () => new Response('', { status: 503 })],
    ['has too much to do', () => new Response('', { status: 429 })],
  ])('are asked for by the next document where the API %s', async (_why, says) => {
    answer = says;
    const { of } = thumbnails();
    expect(await of(SRC)).toBeUndefined();
    answer = () => avif();
    expect(await of(SRC)).toMatchObject({ src: SRC });
    expect(asked).toHaveLength(2);
  });

  it('are not waited for: what is late is in the next document', async () => {
    let send = (_response: Response) => {};
    answer = () => new Promise<Response>((resolve) => (send = resolve));
    const { of } = thumbnails();
    const since = performance.now();
    expect(await of(SRC)).toBeUndefined();
    expect(performance.now() - since).toBeLessThan(1000);
    send(avif());
    expect(await of(SRC)).toMatchObject({ src: SRC });
    expect(asked).toHaveLength(1);
  });
});
