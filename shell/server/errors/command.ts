import { parseArgs } from 'node:util';
import { REMOTE_NAMES } from '@shared/contract';
import { readGuests } from '../guests/read-guests.ts';
import { describeGroup } from './describe-group.ts';
import { openErrorStore, readErrorStoreSettings } from './open-error-store.ts';

const USAGE = `npm run errors [-- <remote>|shell] [--json] [--most 20]

Which errors visitors and renderings have met, the newest first, each with its release, original file and line.

  <remote>|shell   of one owner alone. Default: of all
  --most N         at most so many. Default: 20
  --json           for programs

Read from where the document server keeps them: ERRORS_DATABASE_URL (postgres://…), or the file ERRORS_FILE
(default: errors.json in CACHE_DIR, which is .cache/releases). Remotes of GUEST_REMOTES are known by that.
Ends with 0, with 2 when it was called wrongly, and with 1 when the place cannot be read.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      most: { type: 'string', default: '20' },
    },
  });
  const [owner] = positionals;
  const guests = readGuests(
    (process.env['GUEST_REMOTES'] ?? '').split(/[\s,]+/).filter((entry) => entry !== ''),
  );
  const owners = [...REMOTE_NAMES, ...guests.guests.map(({ name }) => name), 'shell', 'unknown'];
  const most = Number(values.most);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if ((owner !== undefined && !owners.includes(owner)) || !Number.isInteger(most) || most < 1) {
    console.error(
      owner !== undefined && !owners.includes(owner)
        ? `nobody is called ${owner}; there are ${owners.join(', ')}`
        : '--most is a whole number from 1',
    );
    return 2;
  }
  const store = await openErrorStore(readErrorStoreSettings(process.env));
  try {
    const groups = (await store.list(owner)).slice(0, most);
    if (values.json) console.log(JSON.stringify(groups, null, 2));
    else if (groups.length === 0) console.log(`no errors${owner ? ` of ${owner}` : ''} in ${store.name}`);
    else console.log(groups.map(describeGroup).join('\n\n'));
    return 0;
  } finally {
    await store.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
