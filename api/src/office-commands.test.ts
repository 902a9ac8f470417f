import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { readCommandLine } from './commands/command-line.ts';
import { readEnvironment } from './config/environment.ts';
import { perform } from './office/perform.ts';
import { BOOKING, MESSAGE, openDayAhead } from './testing/api-under-test.ts';
import { dataFolder } from './testing/embedded-template.ts';
import { csvText } from './testing/sheets.ts';
import { API_FOLDER, runCommand, startApi, type RunningApi } from './testing/start-api.ts';

const LIMIT_MS = 120_000;
const PASSING_DAYS = `--import=${pathToFileURL(join(API_FOLDER, 'src/testing/passing-days.mjs')).href}`;

let folder: Awaited<ReturnType<typeof dataFolder>>;
let variables: Record<string, string>;
let api: RunningApi;

/** What a command of a word or two comes to. A process for each would take minutes: this asks the running API, as they do. */
async function run(...args: string[]) {
  const asked = readCommandLine(args);
  const environment = readEnvironment(variables);
  if (!asked.ok || asked.request.command !== 'act' || !environment.ok)
    throw new Error(`not done by the API: ${args.join(' ')}`);
  const done = await perform(environment.value, asked.request.action);
  return done.ok ? { code: 0, output: `${done.text}\n` } : { code: 4, output: `${done.reason}\n` };
}
const call = async (path: string, body?: unknown) => {
  const response = await fetch(`${api.origin}/api/v1${path}`, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>; total?: number },
  };
};
const statusOf = async (id: string) => (await call(`/home/homes/${id}`)).status;

beforeAll(async () => {
  folder = await dataFolder();
  variables = {
    DATA_DIR: folder.path,
    SAMPLE_LISTINGS: '0',
    VIEWING_HOURS: 'Sat-Thu 10:00-20:00 Asia/Riyadh',
    BOOKING_MINUTES: '15-120',
  };
  const file = join(folder.path, 'listings.csv');
  const heading = ['id', 'reference', 'add_type', 'name_ar', 'name_en', 'images'];
  await writeFile(
    file,
    csvText([
      heading,
      ['V-1', 'R-1', 'sell', 'فيلا', 'Villa', 'front.jpg'],
      ['F-1', '', 'rent', 'شقة', 'Flat', ''],
    ]),
  );
  const picture = { width: 900, height: 600, channels: 3, background: '#c00' } as const;
  await sharp({ create: picture }).jpeg().toFile(join(folder.path, 'front.jpg'));
  const { code, output } = await runCommand(variables, [
    'import',
    'listings',
    file,
    '--pictures',
    folder.path,
  ]);
  if (code !== 0) throw new Error(output);
  api = await startApi(variables);
}, LIMIT_MS);
afterAll(async () => {
  await api.stop();
  await folder.remove();
}, LIMIT_MS);

describe('while the API runs on the embedded database', () => {
  test('what was imported is served, its pictures too', async () => {
    const { data } = (await call('/home/homes/V-1')).body;
    expect(data).toMatchObject({ name_ar: 'فيلا', reference: 'R-1' });
    const picture = await fetch(`${api.origin}/${String((data['images'] as string[])[0])}?w=480`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test(
    'an import says what to do, changes nothing, and has a code of its own',
    async () => {
      const { code, output } = await runCommand(variables, [
        'import',
        'listings',
        join(folder.path, 'listings.csv'),
      ]);
      expect(code).toBe(3);
      expect(output).toContain('is in use by another API process');
      expect(output).toContain(
        'Stop the site or the API that runs on it, run the command again, and start it then.',
      );
    },
    LIMIT_MS,
  );

  test(
    'listings are hidden, shown, sold and rented at once, by id or reference, all or none',
    async () => {
      expect(await run('listings', 'hide', 'R-1', 'F-1')).toEqual({
        code: 0,
        output: 'V-1: hidden  فيلا\nF-1: hidden  شقة\n',
      });
      expect(await statusOf('V-1')).toBe(404);
      expect((await run('listings', 'show', 'V-1', 'F-1')).code).toBe(0);
      expect(await statusOf('V-1')).toBe(200);

      expect((await run('listings', 'sold', 'V-1')).code).toBe(0);
      expect((await call('/home/homes/V-1')).body.data).toMatchObject({ soldOut: true });
      expect((await run('listings', 'available', 'V-1')).code).toBe(0);
      expect((await call('/home/homes/V-1')).body.data).toMatchObject({ soldOut: false });
      expect(await run('listings', 'rented', 'F-1', 'V-1')).toEqual({
        code: 4,
        output: 'V-1 is for sale: say "sold". Nothing is changed.\n',
      });
      expect((await call('/home/homes/F-1')).body.data).toMatchObject({ soldOut: false });
      expect(await run('listings', 'hide', 'V-1', 'V-9')).toEqual({
        code: 4,
        output: 'There is no listing with the id or reference V-9. Nothing is changed.\n',
      });
      expect(await statusOf('V-1')).toBe(200);
    },
    LIMIT_MS,
  );

  test(
    'appointments are listed, moved and cancelled, whatever a visitor may',
    async () => {
      const [date, other] = [openDayAhead(5), openDayAhead(12)];
      const book = async (fromTime: string, toTime: string) =>
        String(
          (await call('/appointments/add', { ...BOOKING, date, fromTime, toTime, property: 'V-1' })).body
            .data['reference'],
        );
      const first = await book('10:00', '10:45');
      const second = await book('12:00', '12:30');
      const listed = (await run('appointments', 'list')).output.split('\n');
      expect(listed).toHaveLength(4);
      expect(listed[1]).toMatch(
        new RegExp(`^${first} .*${date}  10:00-10:45  booked .*${BOOKING.phone} .*V-1 فيلا$`),
      );

      const move = (...args: string[]) => run('appointments', 'move', ...args);
      expect(await move(second, '--date', date, '--at', '10:30')).toEqual({
        code: 4,
        output: 'Something else is booked then. Nothing is changed.\n',
      });
      const moved = await move(first, '--date', other, '--at', '16:00');
      expect(moved).toEqual({
        code: 0,
        output: expect.stringContaining(
          `moved, ${other} 16:00-16:45. Tell ${BOOKING.name}, ${BOOKING.phone}.`,
        ) as string,
      });
      expect((await move(first, '--date', '2020-01-01', '--at', '16:00', '--anyway')).output).toContain(
        '2020-01-01 is over.',
      );
      expect((await move('000000', '--date', other, '--at', '16:00')).code).toBe(4);

      const cancelled = await run('appointments', 'cancel', second);
      expect(cancelled).toMatchObject({
        code: 0,
        output: expect.stringContaining(`${second}: cancelled`) as string,
      });
      const slots = await call(`/appointments/check-availability?date=${date}&fromTime=12:00&toTime=12:30`);
      expect(slots.body).toEqual({ available: true });
      expect((await run('appointments', 'list', '--from', date, '--to', date)).output).toContain(
        '12:00-12:30  cancelled',
      );
    },
    LIMIT_MS,
  );

  test('an appointment is moved outside viewing hours only when that is said', async () => {
    const date = openDayAhead(20);
    const { reference } = (await call('/appointments/add', { ...BOOKING, date })).body.data;
    const args = ['move', String(reference), '--date', date, '--at', '21:00'];
    expect(await run('appointments', ...args)).toEqual({
      code: 4,
      output:
        '21:00 is outside the viewing hours. 21:30 is outside the viewing hours. Nothing is changed. --anyway moves it all the same.\n',
    });
    expect((await run('appointments', ...args, '--anyway')).code).toBe(0);
  });

  test(
    'messages are shown, and go when they are old',
    async () => {
      await call('/contact/send', MESSAGE);
      const { output } = await run('messages', 'list');
      expect(output).toContain(
        `${MESSAGE.name} <${MESSAGE.email}>  ${MESSAGE.subject}\n    ${MESSAGE.message}`,
      );
      expect(output).toContain('No applications of brokers since');
      expect((await run('purge')).output).toBe(
        'Older than 180 days, deleted: 0 messages, 0 applications of brokers, 0 appointments.\n',
      );
      const counted = '1 messages, 0 applications of brokers, 0 appointments.\n';
      expect((await run('purge', '--older-than', '0d', '--dry-run')).output).toBe(
        `Older than 0 days, would be deleted: ${counted}`,
      );
      expect((await run('messages', 'list')).output).toContain(MESSAGE.message);
      expect((await run('purge', '--older-than', '0d')).output).toBe(
        `Older than 0 days, deleted: ${counted}`,
      );
      expect((await run('messages', 'list')).output).not.toContain(MESSAGE.message);
    },
    LIMIT_MS,
  );

  test(
    'what visitors sent goes by itself on the day that it is old, unless that is switched off',
    async () => {
      await call('/contact/send', MESSAGE);
      const startAhead = async (days: number, more: Record<string, string> = {}) => {
        await api.stop();
        api = await startApi({ ...variables, ...more, DAYS_AHEAD: String(days), NODE_OPTIONS: PASSING_DAYS });
      };
      const isKept = async () =>
        (await run('messages', 'list', '--since', '2020-01-01')).output.includes(MESSAGE.message);
      await startAhead(400, { PURGE_DAILY: 'no' });
      expect(await isKept()).toBe(true);
      await startAhead(179);
      expect(await isKept()).toBe(true);
      const said = 'older than 180 days, deleted: 1 messages, 0 applications of brokers, 0 appointments';
      while (!api.output().includes(said)) {
        api.signal('SIGUSR2');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(await isKept()).toBe(false);
      await api.stop();
      api = await startApi(variables);
    },
    LIMIT_MS,
  );

  test(
    'listings are exported as they are, hidden ones too',
    async () => {
      const file = join(folder.path, 'export.json');
      expect((await runCommand(variables, ['export', 'listings', '--output', file])).output).toBe(
        `${file}: written\n`,
      );
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ _id: 'V-1' }, { _id: 'F-1' }]);
    },
    LIMIT_MS,
  );
});
