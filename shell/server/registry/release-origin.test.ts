import { DEVELOPMENT_FOLDER } from '@shared/contract';
import { connectOrigin, finishedReleases } from './release-origin.ts';
import { pointerTo, releaseOf } from './releases.test-kit.ts';

const release = releaseOf('1.0.0-aaaaaaaa');

describe('the origin of a remote', () => {
  const asked: { url: unknown; options: RequestInit | undefined }[] = [];
  beforeEach(() => asked.splice(0));

  /** An origin that gives this answer to everything. */
  const answering = (answer: () => Response | Promise<Response>) =>
    connectOrigin('http://blog.example:3002', {
      async fetchFrom(url, options) {
        asked.push({ url, options });
        return answer();
      },
    });

  it('has a pointer', async () => {
    const { pointer } = answering(() =>
      Response.json({ ...release, canary: { folder: 'releases/x/', percent: 5 }, previous: [] }),
    );
    expect(await pointer()).toEqual({
      ok: true,
      value: pointerTo(release, { canary: { folder: 'releases/x/', percent: 5 } }),
    });
    expect(asked[0]?.url).toBe('http://blog.example:3002/release.json');
  });

  it('may be told to give finished releases alone', async () => {
    const development = answering(() =>
      Response.json({
        ...release,
        folder: DEVELOPMENT_FOLDER,
        integrity: { 'server/render.cjs': 'sha384-x' },
      }),
    );
    expect((await development.pointer()).ok).toBe(true);
    expect(await finishedReleases(development).pointer()).toEqual({
      ok: false,
      error: "mf-blog is a development server's, which only DEVELOPMENT=1 takes",
    });
    expect((await finishedReleases(answering(() => Response.json(release))).pointer()).ok).toBe(true);
  });

  it('has releases in their folders, with their files', async () => {
    expect(await answering(() => Response.json(release)).releaseIn(release.folder)).toEqual({
      ok: true,
      value: release,
    });
    const file = await answering(() => new Response('code')).file(release, 'server/render.cjs');
    expect(file.ok && file.value.toString()).toBe('code');
    expect(asked.map(({ url }) => url)).toEqual([
      'http://blog.example:3002/releases/1.0.0-aaaaaaaa/release.json',
      'http://blog.example:3002/releases/1.0.0-aaaaaaaa/server/render.cjs',
    ]);
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['an error', () => new Response('', { status: 500 }), /release\.json answered 500$/],
    ['HTML', () => new Response('<!doctype html>'), /JSON/],
    ['another shape', () => Response.json({ name: 'mf-blog' }), /"version" is missing or wrong/],
    ['no answer', () => Promise.reject(new Error('connect ECONNREFUSED')), /ECONNREFUSED/],
  ])('that gives %s has failed', async (_what, answer, error) => {
    expect(await answering(answer).pointer()).toEqual({ ok: false, error: expect.stringMatching(error) });
  });

  it('is read no further than its answer may be large', async () => {
    let given = 0;
    const flood = () => {
      given = 0;
      return new Response(
        new ReadableStream({
          pull(controller) {
            given += 100_000;
            controller.enqueue(new Uint8Array(100_000).fill(32));
          },
        }),
      );
    };
    const origin = answering(flood);
    expect(await origin.pointer()).toEqual({
      ok: false,
      error: expect.stringContaining('more than 1000000 bytes'),
    });
    expect(given).toBeLessThan(2_000_000);
    expect((await origin.releaseIn(release.folder)).ok).toBe(false);
    expect(await origin.file(release, 'server/render.cjs')).toEqual({
      ok: false,
      error: expect.stringContaining('more than 10000000 bytes'),
    });
    expect(given).toBeLessThan(11_000_000);
  });

  it('is not waited for without end, and leads nowhere else', async () => {
    await answering(() => Response.json(release)).pointer();
    expect(asked[0]?.options).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) });
  });
});
