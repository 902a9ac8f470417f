import path from 'node:path';
import { parseArgs } from 'node:util';
import { alignColumns, describeHistory, fetchSite, openStore } from '@shared/bundler';
import { releaseId, REMOTE_NAMES, type Release, type RemoteState } from '@shared/contract';
import { root } from '../repository/root.ts';

/**
 * `npm run releases`: which release of each remote a running site has; `SITE_URL` names another site.
 * `npm run releases -- mf-blog`: what became of each release of one, the newest first, from where its releases are
 * kept; `RELEASES` or `--to` names another folder, or `s3://bucket/mf-blog`.
 */
const siteUrl = process.env['SITE_URL'] || 'http://localhost:3000';

const age = ({ builtAt }: Release) => {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(builtAt)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
};

const rowOf = ({ name, live, canary, rendered, problem }: RemoteState): string[] => [
  name,
  live ? releaseId(live) : '–',
  live ? age(live) : '–',
  live?.commit || '–',
  live ? String(live.contract) : '–',
  rendered ? 'server' : 'browser',
  canary
    ? `${releaseId(canary.release)} for ${canary.withdrawn ? 'nobody: found worse' : `${canary.percent}%`}`
    : '–',
  problem ?? '',
];

const {
  positionals: [named],
  values,
} = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
if (named !== undefined) {
  if (!(REMOTE_NAMES as readonly string[]).includes(named)) {
    console.error(`no remote is called ${named}; there are ${REMOTE_NAMES.join(', ')}`);
    process.exit(2);
  }
  const store = await openStore(values.to ?? (process.env['RELEASES'] || path.join(root, named, 'dist')));
  for (const line of await describeHistory(store)) console.log(line);
  process.exit(0);
}

const site = await fetchSite(siteUrl);
if (!site) {
  console.error(`no site answers at ${siteUrl}; start one with "npm start", or set SITE_URL`);
  process.exit(1);
}
console.log(`${siteUrl}: shell ${site.shell.version}, contract ${site.shell.contract}\n`);
const lines = alignColumns([
  ['remote', 'live', 'age', 'commit', 'contract', 'rendered', 'canary', ''],
  ...site.remotes.map(rowOf),
]);
for (const line of lines) console.log(line);
