import {
  commandsOfPreview,
  commandsOfRelease,
  commandsOfRemote,
  historyCommand,
  siteCommand,
} from './commands.ts';
import type { ReleaseView, RemoteView } from './view.ts';

const vitals = { LCP: null, INP: null, CLS: null };
const release = (view: Partial<ReleaseView>): ReleaseView => ({
  ...{ id: '0.2.0-1a2b3c4d', role: 'live', commit: '', errors: 0, vitals },
  ...view,
});
const remote = (view: Partial<RemoteView> = {}): RemoteView => ({
  ...{
    name: 'mf-blog',
    problem: null,
    releases: [],
    moreEarlier: 0,
    previews: [],
    errors: [],
    errorGroups: 0,
  },
  ...{ log: 'read', history: [], place: '' },
  ...view,
});
const lines = (view: Partial<ReleaseView>, of = remote()) =>
  commandsOfRelease(release(view), of).map(({ line }) => line);

describe('the commands of a release', () => {
  it('are those that its role allows', () => {
    expect(lines({})).toEqual([]);
    const earlier = remote({ releases: [release({ role: 'earlier', id: '0.1.0-5e6f7a8b' })] });
    expect(lines({}, earlier)).toEqual(['npm run rollback -w mf-blog']);
    expect(lines({ role: 'earlier' }, earlier)).toEqual(['npm run rollback -w mf-blog -- 0.2.0-1a2b3c4d']);
    expect(lines({ role: 'held' })).toEqual(['npm run canary -w mf-blog -- 0.2.0-1a2b3c4d 10']);
    expect(lines({ role: 'canary', percent: 10 })).toEqual([
      'npm run promote -w mf-blog',
      'npm run canary -w mf-blog -- 0.2.0-1a2b3c4d 25',
      'npm run canary -w mf-blog -- 0.2.0-1a2b3c4d 0',
    ]);
    expect(lines({ role: 'canary', percent: 90 })).toHaveLength(2);
    expect(lines({ role: 'refused' })).toEqual(['npm run contract -- mf-blog']);
  });

  it('ask git what has changed where the log does not say', () => {
    const commits = { commit: 'bbbbbbbbbbbb', comparedWith: 'aaaaaaaaaaaa' };
    expect(lines(commits)).toEqual([
      'git log --oneline aaaaaaaaaaaa..bbbbbbbbbbbb -- mf-blog shared package-lock.json',
    ]);
    expect(lines({ ...commits, comparedWith: commits.commit })).toEqual([]);
    expect(lines({ ...commits, changes: { since: 'aaaaaaaaaaaa', subjects: ['x'], count: 1 } })).toEqual([]);
  });

  it('name the bucket, the site and the branch as a terminal reads them', () => {
    const inBucket = remote({ place: '--to s3://releases/mf-blog' });
    expect(lines({ role: 'canary', percent: 10 }, inBucket)[0]).toBe(
      'npm run promote -w mf-blog -- --to s3://releases/mf-blog',
    );
    expect(commandsOfRemote(inBucket)[1]?.line).toBe(
      'npm run release -w mf-blog -- --hold --to s3://releases/mf-blog',
    );
    expect(historyCommand(inBucket).line).toBe('npm run releases -- mf-blog --to s3://releases/mf-blog');
    expect(commandsOfPreview("it's new", remote()).map(({ line }) => line)).toEqual([
      String.raw`npm run preview -w mf-blog -- --branch 'it'\''s new'`,
      String.raw`npm run preview -w mf-blog -- --branch 'it'\''s new' --end`,
    ]);
    expect(siteCommand('https://site.example')?.line).toBe('export SITE_URL=https://site.example');
    expect(siteCommand('http://localhost:3000')).toBeUndefined();
  });
});
