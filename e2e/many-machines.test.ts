// Looks at: shell, mf-listings, mf-blog, api, deploy
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { startS3Server, type S3Server } from '@shared/bucket/testing';
import { goLive } from '@shared/bundler/moves';
import { openStore } from '@shared/bundler/open-store';
import { REMOTE_NAMES, releaseId, variablesOf, type Release, type SiteState } from '@shared/contract';
import { startCollector, type Collector } from '@shared/telemetry/testing';
import { samplePictures } from 'api/sample';
import { SAMPLE_MEDIA } from 'artwork/sample';
import {
  API_PROGRAM,
  freePorts,
  startService,
  waitUntilReady,
  type RunningService,
  type Service,
} from 'tools';
import { bucketPictures } from '../api/src/media/bucket-pictures.ts';
import { createDatabase, startPostgres, type PostgresServer } from '../api/src/testing/postgres-server.ts';
import { startValkey, type ValkeyServer } from '../api/src/testing/valkey-server.ts';
import { openErrorStore } from '../shell/server/errors/open-error-store.ts';
import { countsOfView, noCounts } from '../shell/server/judge/counts/counts.ts';
import { openPostgresTallies } from '../shell/server/judge/counts/postgres-tallies.ts';
import { startBalancer, type Balancer } from './kit/balancer.ts';
import { eventually } from './kit/eventually.ts';
import { firstRecords } from './kit/first-records.ts';
import { request } from './nginx/request.ts';
import { startVisits } from './nginx/steady-visits.ts';
import { expect, test } from './kit/test.ts';
import { checkOut, type WorkingCopy } from './kit/working-copy.ts';
import { startGateway, SITE_URL, type Gateway } from './nginx/gateway.ts';
import { nameService } from './nginx/name-service.ts';
import { temporaryFolders } from './nginx/remote-origin.ts';

const PER_SECOND = 100;
/** Within which every document server has what was released (architecture, "Registry"). */
const TAKEN_UP_MS = 5000;
const ADDRESSES = ['127.0.0.1', '127.0.0.2'] as const;
const RELEASES = 's3://site-releases/mf-blog';
const PICTURES = 's3://site-pictures/site.example';
const SAMPLE_LISTINGS = 40;
/** Of pictures on cards, in pixels. */
const WIDTH = 800;

test.describe('a site of two document servers and two APIs behind the gateway', () => {
  const folders = temporaryFolders();
  /** What was begun last ends first. */
  const ends: (() => Promise<unknown> | undefined)[] = [];
  let team: WorkingCopy;
  let bucket: S3Server;
  let postgres: PostgresServer;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let valkey: ValkeyServer;
  let gateway: Gateway;
  let collector: Collector;
  let shells: Machine[];
  let apis: Machine[];

  /** One program of several alike. */
  interface Machine {
    url: string;
    restart(): Promise<void>;
  }

  async function startMachine(service: Service, address: string = ADDRESSES[0]): Promise<Machine> {
    let running: RunningService | undefined;
    const url = `http://${address}:${service.port}`;
    const start = async () => {
      running = startService(service, () => undefined);
      if (address === ADDRESSES[0]) return waitUntilReady(running);
      await eventually(async () => expect((await fetch(url + service.readyPath)).status).toBe(200), 60_000);
    };
    ends.unshift(() => running?.stop());
    await start();
    return {
      url,
      async restart() {
        await running?.stop();
        await start();
      },
    };
  }

  /** What the team has built so far goes to the bucket, and is live there. */
  async function fillReleases(): Promise<void> {
    const store = await openStore(RELEASES);
    const built = JSON.parse(readFileSync(path.join(team.releases, 'release.json'), 'utf8')) as Release;
    await store.take(path.join(team.releases, built.folder), built.folder);
    await goLive(store, built);
  }

  /** One size of each that is shown, in the format that visitors here read: the others have it in their place. */
  async function fillPictures(): Promise<void> {
    const place = await bucketPictures(PICTURES, {});
    const folder = path.join(SAMPLE_MEDIA, 'pictures');
    const each = samplePictures(SAMPLE_LISTINGS).values();
    const fillNext = async () => {
      for (const name of each) {
        const file = name.replace('.jpg', `-${WIDTH}.avif`);
        await place.write(file, readFileSync(path.join(folder, file)));
      }
    };
    await Promise.all(Array.from({ length: 8 }, fillNext));
  }

  test.beforeAll(async ({ site: shared }) => {
    team = checkOut('mf-blog', 'mf-blog-on-many-machines');
    ends.unshift(async () => team.remove());
    // What waits for nothing of one another starts at once.
    const starts = [
      startS3Server().then((started) => {
        bucket = started;
        ends.unshift(() => started.stop());
      }),
      startPostgres().then((started) => {
        postgres = started;
        ends.unshift(() => started.stop());
      }),
      startValkey().then((started) => {
        valkey = started;
        ends.unshift(() => started.stop());
      }),
    ];
    await Promise.all(starts);
    for (const name of ['site-releases', 'site-pictures']) await bucket.makeBucket(name);
    // Of pictures nobody reads but the API.
    const releases = `${await bucket.publish('site-releases')}/mf-blog`;
    const filled = Promise.all([fillReleases(), fillPictures()]);
    database = await createDatabase(postgres.url);
    collector = await startCollector();
    ends.unshift(async () => collector.close());
    const [shellPort = 0, ...apiPorts] = await freePorts(3);

    apis = [];
    for (const [index, port] of apiPorts.entries())
      apis.push(
        await startMachine({
          name: `api-${index}`,
          label: 'API',
          port,
          portVariable: 'PORT',
          args: API_PROGRAM,
          folder: 'api',
          environment: {
            NODE_ENV: '',
            PORT: String(port),
            DATABASE_URL: database.url,
            VALKEY_URL: valkey.url,
            OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
            TRUST_PROXY: '2',
            ...bucket.environment,
            MEDIA_BUCKET: PICTURES,
            SAMPLE_LISTINGS: String(SAMPLE_LISTINGS),
          },
          readyPath: '/healthz',
        }),
      );
    const balancer: Balancer = await startBalancer(apiPorts);
    ends.unshift(() => balancer.close());

    await filled;
    shells = await Promise.all(
      ADDRESSES.map((address, index) =>
        startMachine(
          {
            name: `shell-${index}`,
            label: 'shell',
            port: shellPort,
            portVariable: 'PORT',
            args: ['dist/server/main.cjs'],
            folder: 'shell',
            environment: {
              NODE_ENV: '',
              HOST: address,
              PORT: String(shellPort),
              SITE_URL,
              REFERENCE_API_ORIGIN: balancer.origin,
              CACHE_DIR: folders.create('releases'),
              OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
              ERRORS_DATABASE_URL: database.url,
              ...Object.fromEntries(
                REMOTE_NAMES.map((name) => [variablesOf(name).origin, shared.origin(name)]),
              ),
              MF_BLOG_ORIGIN: releases,
            },
            readyPath: '/readyz',
          },
          address,
        ),
      ),
    );

    const names = nameService(folders.create('names'), 'documents.example');
    names.has(...ADDRESSES);
    gateway = await startGateway(shellPort, folders.create('tls'), {
      DOCUMENT_SERVER: `documents.example:${shellPort}`,
      FOLLOW_SECONDS: '1',
      PATH: names.folder,
    });
    ends.unshift(() => gateway.nginx.stop());
  });
  test.afterAll(async () => {
    for (const end of ends) await end();
    folders.removeAll();
  });

  const pointer = async () =>
    JSON.parse(String(await (await openStore(RELEASES)).read('release.json'))) as Release;
  // It builds once: what it would keep for a second time takes a quarter of the time to write.
  const settings = () => ({ ...bucket.environment, SITE_URL: shells[0]?.url ?? '', BUILD_CACHE: 'off' });
  const remote = (...words: string[]) => team.run([...words, '--to', RELEASES], settings());
  const scriptsOf = ({ folder, integrity }: Release) =>
    Object.keys(integrity).flatMap((file) =>
      file.startsWith('browser/') ? [`/remotes/mf-blog/${folder}${file}`] : [],
    );
  const blogAt = async ({ url }: Machine) => {
    const { remotes } = (await (await fetch(`${url}/releases.json`)).json()) as SiteState;
    return remotes.find(({ name }) => name === 'mf-blog');
  };
  /** Both say so within the time that a release has to arrive in. */
  const bothSay = (check: (blog: Awaited<ReturnType<typeof blogAt>>) => void) =>
    Promise.all(shells.map((shell) => eventually(async () => check(await blogAt(shell)), TAKEN_UP_MS)));

  test("follows a visitor's request from the number in the gateway's log down to SQL, in one trace", async () => {
    const { property } = await firstRecords(apis[0]?.url ?? '');
    // A document that comes without its content, while the machine is busy, is asked for again.
    await eventually(async () => {
      const answer = await request(gateway.https, `/property/${property}`, {
        ca: gateway.ca,
        headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
      });
      expect([answer.status, answer.headers['server-timing']]).toEqual([
        200,
        expect.stringContaining('content;desc="rendered"'),
      ]);
    });
    await eventually(async () => {
      const asked = [...gateway.nginx.log().matchAll(/\/property\/\S+ HTTP\S+ 200 .* ([0-9a-f]{32})$/gm)];
      const numbers = asked.map(([, number]) => number);
      const spans = collector.spans().filter(({ traceId }) => numbers.includes(traceId));
      /** Names from the statement upwards to what the gateway has begun. */
      const wayTo = (spanId: string | undefined): string[] => {
        const span = spans.find((each) => each.spanId === spanId);
        return span ? [`${span.service}: ${span.name}`, ...wayTo(span.parentSpanId)] : [];
      };
      const ways = spans
        .filter(({ name }) => name === 'SELECT')
        .map(({ spanId }) => wayTo(spanId).toReversed().join(' > '));
      expect(ways).toContain(
        [
          'document-server: GET /property/:id',
          'document-server: render mf-listings',
          'document-server: GET',
          'api: GET /api/v1/home/homes/:id',
          'api: SELECT',
        ].join(' > '),
      );
    });
  });

  test('shows pictures from the bucket, to be kept for good', async () => {
    const [name = ''] = samplePictures(SAMPLE_LISTINGS);
    for (const { url } of shells) {
      const answer = await fetch(`${url}/media/pictures/${name}?w=${WIDTH}`, {
        headers: { accept: 'image/avif' },
      });
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'image/avif', 'public, max-age=31536000, immutable']);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(
        readFileSync(path.join(SAMPLE_MEDIA, `pictures/${name.replace('.jpg', '')}-${WIDTH}.avif`)),
      );
    }
  });

  test('brings together what its document servers count of a canary', async () => {
    const servers = [openPostgresTallies(database.url), openPostgresTallies(database.url)];
    ends.unshift(() => Promise.all(servers.map((server) => server.close())));
    const seen = (error: boolean) => ({
      canary: countsOfView({
        ...{ release: 'mf-blog@1.1.0-bbbbbbbb', shown: true, failedLoad: false, mismatch: false },
        ...{ error, LCP: 900 },
      }),
      live: noCounts(),
    });
    const trial = 'mf-blog 1.1.0-bbbbbbbb 1.0.0-aaaaaaaa then';
    // Both make the table at once.
    await Promise.all(
      servers.map((server, index) => server.add(trial, { turn: 7, counts: seen(index === 0) })),
    );
    await servers[1]?.add(trial, { turn: 9, counts: seen(true) });
    await servers[1]?.add('another', { turn: 8, counts: seen(true) });
    for (const server of servers) {
      const turns = await server.read(trial, 0, 8);
      expect(turns.map(({ turn, counts }) => [turn, counts.canary.shared.errors])).toEqual([
        [7, { of: 2, bad: 1 }],
      ]);
      expect(Object.values(turns[0]?.counts.canary.sampled.LCP ?? {})).toEqual([2]);
      expect((await server.read(trial, 7, 9)).map(({ turn }) => turn)).toEqual([9]);
    }
  });

  test('keeps the errors of all document servers in one place, in the groups that one server would', async () => {
    const report = {
      kind: 'error',
      name: 'TypeError',
      message: 'on two machines',
      frames: [],
      route: '/blog',
    };
    const tell = (url: string, source: string) =>
      fetch(`${url}/errors`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
        body: JSON.stringify([{ ...report, source, count: 2 }]),
      });
    // At once, in both orders: no server waits for the other for ever.
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tell(shells[index % 2]?.url ?? '', `mf-blog@0.1.${index % 3}-1a`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    const store = await openErrorStore({ databaseUrl: database.url, file: '' });
    try {
      await eventually(async () => {
        const groups = (await store.list('mf-blog')).filter(({ last }) => last.message === 'on two machines');
        expect(groups).toHaveLength(1);
        const [{ counts, last } = { counts: [], last: undefined }] = groups;
        expect(last).toMatchObject({ kind: 'error', name: 'TypeError', route: '/blog', library: '' });
        expect(counts.toSorted((one, other) => one.release.localeCompare(other.release))).toEqual([
          { release: '0.1.0-1a', browser: 'Firefox 140', count: 14 },
          { release: '0.1.1-1a', browser: 'Firefox 140', count: 14 },
          { release: '0.1.2-1a', browser: 'Firefox 140', count: 12 },
        ]);
      });
      expect(await store.list('mf-forms')).toEqual([]);
    } finally {
      await store.close();
    }
  });

  test(`serves ${PER_SECOND} requests a second while each part is restarted in turn and a remote is released, rolled back and tried on some`, async () => {
    test.setTimeout(300_000);
    const { property, blog } = await firstRecords(shells[0]?.url ?? '');
    const visits = startVisits({
      origin: gateway.https,
      ca: gateway.ca,
      perSecond: PER_SECOND,
      paths: [
        '/',
        '/sell',
        `/property/${property}`,
        '/blog',
        `/blog/${blog}`,
        '/contact',
        '/api/v1/home/rent',
        '/api/v1/settings/get',
      ],
    });
    const before = await pointer();
    const first = releaseId(before);
    for (const [index, api] of apis.entries()) {
      visits.during(`the restart of API ${index}`);
      await api.restart();
    }
    for (const [index, shell] of shells.entries()) {
      visits.during(`the restart of document server ${index}`);
      await shell.restart();
    }

    visits.during('a release');
    team.edit('src/locales/en.json', (text) =>
      text.replaceAll('"Article Library"', '"A library of articles"'),
    );
    // Those requests leave a browser that tries the release (`behaviour.test.ts`) too little of one small machine to be done in its time.
    await remote('release', '--unchecked');
    const after = await pointer();
    const second = releaseId(after);
    expect(second).not.toBe(first);
    await bothSay((blogNow) => expect(blogNow?.live && releaseId(blogNow.live)).toBe(second));
    visits.during('a rollback');
    // As the other way to say where they are kept.
    await team.run(['rollback'], { ...settings(), RELEASES });
    await bothSay((blogNow) => expect(blogNow?.live && releaseId(blogNow.live)).toBe(first));
    visits.during('a canary');
    await remote('canary', second, '30', '--unchecked');
    await bothSay((blogNow) => expect(blogNow?.canary?.percent).toBe(30));

    visits.during("Valkey's end");
    await valkey.stop();
    await valkey.start();
    visits.during("the database's restart");
    await postgres.restart();
    await eventually(async () => {
      for (const { url } of apis) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    });
    visits.during('nothing');
    await eventually(async () =>
      expect((await fetch(`${shells[1]?.url}/api/v1/home/rent`)).status).toBe(200),
    );

    // However quick all of that was, visitors have had each script of both releases.
    await eventually(
      () =>
        expect([...visits.answered]).toEqual(
          expect.arrayContaining([...scriptsOf(before), ...scriptsOf(after)]),
        ),
      60_000,
    );
    const { asked, failures } = await visits.end();
    expect(asked).toBeGreaterThan(1000);
    expect([...visits.answered].filter((address) => address.startsWith('/media/')).length).toBeGreaterThan(
      20,
    );
    // What only the database can answer says that it is not available, and nothing else fails.
    const isTheDatabases = ({ path: asking, during, answer }: (typeof failures)[number]) =>
      during.includes("the database's restart") &&
      asking.startsWith('/api/') &&
      /^503 .*"unavailable"/.test(answer);
    expect(failures.filter((failure) => !isTheDatabases(failure))).toEqual([]);
  });
});
