import { readEnvironment } from './environment.ts';

test('an empty environment starts with the defaults', () => {
  const result = readEnvironment({ DATABASE_URL: '', PORT: ' ' });
  expect(result).toMatchObject({
    ok: true,
    value: {
      port: 3010,
      host: '127.0.0.1',
      databaseUrl: '',
      valkeyUrl: '',
      sampleListings: 40,
      logLevel: 'warn',
      metricsPort: undefined,
      trustProxy: false,
      requireAdLicence: false,
      purgeDaily: true,
      booking: {
        hours: { timeZone: 'Asia/Riyadh', days: [6, 0, 1, 2, 3, 4], opens: 600, closes: 1200 },
        holidays: [],
        leastMinutes: 15,
        mostMinutes: 120,
        daysAhead: 90,
        changeHours: 24,
        perAddress: 5,
        perPhone: 3,
        share: 20,
      },
      forms: { perAddress: 5, perSender: 3 },
    },
  });
  expect(result.ok && result.value.dataDir).toMatch(/api[/\\]\.data$/);
  expect(result.ok && result.value.mediaDir).toMatch(/api[/\\]\.data[/\\]media$/);
});

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ SAMPLE_LISTINGS: '-1' }, 'SAMPLE_LISTINGS'],
  [{ SAMPLE_LISTINGS: '10001' }, 'SAMPLE_LISTINGS'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ VALKEY_URL: 'http://valkey:6379' }, 'VALKEY_URL'],
  [{ VALKEY_URL: 'valkey://' }, 'VALKEY_URL'],
  [{ RATE_LIMIT: 'some' }, 'RATE_LIMIT'],
  [{ REQUIRE_AD_LICENCE: 'maybe' }, 'REQUIRE_AD_LICENCE'],
  [{ PURGE_DAILY: 'weekly' }, 'PURGE_DAILY'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
  [{ VIEWING_HOURS: 'Sat-Thu 10:00-20:00' }, 'VIEWING_HOURS'],
  [{ VIEWING_HOURS: 'Sat-Thu 10:00-20:00 Asia/Atlantis' }, 'VIEWING_HOURS'],
  [{ VIEWING_HOURS: 'Sam-Thu 10:00-20:00 Asia/Riyadh' }, 'VIEWING_HOURS'],
  [{ VIEWING_HOURS: 'Sat-Thu 20:00-10:00 Asia/Riyadh' }, 'VIEWING_HOURS'],
  [{ VIEWING_HOURS: 'Sat-Thu 10:00-25:00 Asia/Riyadh' }, 'VIEWING_HOURS'],
  [{ HOLIDAYS: '2026-12-02,2026-02-30' }, 'HOLIDAYS'],
  [{ BOOKING_MINUTES: '15' }, 'BOOKING_MINUTES'],
  [{ BOOKING_MINUTES: '120-15' }, 'BOOKING_MINUTES'],
  [{ BOOKING_SHARE: '0' }, 'BOOKING_SHARE'],
])('%j is refused by name', (variables, name) => {
  const result = readEnvironment(variables);
  expect(result.ok).toBe(false);
  expect(!result.ok && result.errors).toEqual([expect.stringContaining(name) as string]);
});

test.each([
  ['', false],
  ['0', false],
  ['true', true],
  ['1', 1],
  ['10.0.0.0/8', '10.0.0.0/8'],
])('TRUST_PROXY=%s', (given, expected) => {
  const result = readEnvironment({ TRUST_PROXY: given });
  expect(result.ok && result.value.trustProxy).toBe(expected);
});
