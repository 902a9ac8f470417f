import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goLive, setCanary } from '@shared/bundler/moves';
import { openStore } from '@shared/bundler/open-store';
import { showPreview } from '@shared/bundler/previews';
import { makeRelease } from '@shared/bundler/testing/releases';
import { parseReleasePointer, releaseId } from '@shared/contract';
import { root } from '../repository/root.ts';

/** What a container starts with, and what a team runs beside it. */
const publishScript = path.join(root, 'deploy/nginx/publish-release.sh');
const teamsScript = path.join(root, 'deploy/images/teams.sh');

describe('the releases in a container’s volume', () => {
  let folder: string;
  let volume: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'volumes-'));
    volume = path.join(folder, 'mf-blog');
    mkdirSync(volume);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** What the image of a release has in it. */
  async function image(version: string, hash: string): Promise<string> {
    const built = mkdtempSync(path.join(folder, 'image-'));
    const store = await openStore(built);
    await goLive(store, await makeRelease(store, { version, hash }));
    return built;
  }
  const start = (built: string) => {
    const ended = spawnSync(publishScript, [built, volume], { encoding: 'utf8' });
    expect(ended).toMatchObject({ status: 0 });
    return ended;
  };
  const team = (...words: string[]) => {
    const environment = { RELEASES_OF: folder, AUTHOR: 'the team', SITE_URL: 'http://127.0.0.1:9' };
    const { status, stdout, stderr } = spawnSync(teamsScript, words, {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    return { status, printed: stdout + stderr };
  };
  const pointer = () => {
    const read = parseReleasePointer(JSON.parse(readFileSync(path.join(volume, 'release.json'), 'utf8')));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };
  const live = () => releaseId(pointer().release);

  it('are gone back to by one command, which a container that starts again leaves as it is', async () => {
    const [first, second] = [await image('1.0.0', 'aaaaaaaa'), await image('1.1.0', 'bbbbbbbb')];
    start(first);
    start(second);
    expect(live()).toBe('1.1.0-bbbbbbbb');

    expect(team('rollback', 'mf-blog')).toMatchObject({ status: 0 });
    expect(live()).toBe('1.0.0-aaaaaaaa');
    start(second);
    expect(live()).toBe('1.0.0-aaaaaaaa');

    const { printed } = team('releases', 'mf-blog');
    expect(printed).toMatch(/rolled back +1\.0\.0-aaaaaaaa +1\.1\.0-bbbbbbbb +the team/);
    expect(printed).toMatch(/live +1\.1\.0-bbbbbbbb .*image[^]*live +1\.0\.0-aaaaaaaa .*image/);
  });

  it('of an image end a canary, which is said, and leave the previews', async () => {
    start(await image('1.0.0', 'aaaaaaaa'));
    const store = await openStore(volume);
    const release = await makeRelease(store, { version: '1.2.0', hash: 'cccccccc' });
    await showPreview(store, release, 'new-cards');
    const shown = pointer().previews;
    expect(shown).toHaveLength(1);
    await setCanary(store, '1.2.0-cccccccc', 50);
    const { stdout } = start(await image('1.1.0', 'bbbbbbbb'));
    expect(stdout).toBe('the canary 1.2.0-cccccccc has ended: this image brings 1.1.0-bbbbbbbb\n');
    expect(pointer()).toMatchObject({ canary: null, previews: shown });
    expect(live()).toBe('1.1.0-bbbbbbbb');
    // A command that settles by the log comes to the same.
    expect(team('rollback', 'mf-blog')).toMatchObject({ status: 0 });
    expect(pointer()).toMatchObject({ canary: null, previews: shown });
    expect(live()).toBe('1.0.0-aaaaaaaa');
  });

  it('of before there was a log are gone back to as well', async () => {
    start(await image('1.0.0', 'aaaaaaaa'));
    rmSync(path.join(volume, 'log'), { recursive: true });
    start(await image('1.1.0', 'bbbbbbbb'));
    expect(team('rollback', 'mf-blog')).toMatchObject({ status: 0 });
    expect(live()).toBe('1.0.0-aaaaaaaa');
  });

  it('are one remote’s: another, none, or a command that there is not is told so', async () => {
    start(await image('1.0.0', 'aaaaaaaa'));
    for (const words of [
      ['rollback', 'mf-listings'],
      ['rollback', 'nobody'],
      ['build', 'mf-blog'],
      ['rollback'],
    ])
      expect(team(...words).status).toBe(2);
    expect(team('rollback', 'mf-listings').printed).toContain('there are no releases of mf-listings in ');
  });
});
