import { formatFor } from './format.ts';

const ar = formatFor('ar');
const en = formatFor('en');

describe('numbers', () => {
  it.each([ar, en])('are grouped, in Latin digits, in both languages', (format) => {
    expect(format.number(1234567.8912)).toBe('1,234,567.891');
    expect(format.integer(1234.5)).toBe('1,235');
    expect(format.price(1250000)).toBe('1,250,000');
    expect(format.price(250.505)).toBe('250.51');
    expect(format.count(1500)).toBe('1,500');
    expect(format.count(-3)).toBe('0');
  });

  it('whole ones are written as the platform writes them, without asking it', () => {
    const whole = [
      0,
      -0,
      1,
      -1,
      9,
      12,
      999,
      -999,
      1000,
      12_345,
      -1_234_567,
      2 ** 31,
      Number.MAX_SAFE_INTEGER,
    ];
    const written = [
      [ar, new Intl.NumberFormat('en-SA', { maximumFractionDigits: 0 })],
      [en, new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })],
    ] as const;
    for (const [format, platform] of written)
      expect(whole.map(format.integer)).toEqual(whole.map((value) => platform.format(value)));
  });

  it.each([undefined, NaN, Infinity])('are empty for %p', (value) => {
    const written = [en.number(value), en.integer(value), en.price(value), en.count(value)];
    expect(written).toEqual(['', '', '', '']);
  });
});

describe('dates', () => {
  const late = '2026-03-05T22:30:00.000Z';

  it('are short on cards', () => {
    expect(ar.date('2026-03-05', 'short')).toBe('5 مارس 2026');
    expect(en.date('2026-03-05', 'short')).toBe('Mar 5, 2026');
  });

  it('are full with weekday on an article', () => {
    expect(ar.date('2026-03-05', 'full')).toBe('الخميس، 5 مارس 2026');
    expect(en.date('2026-03-05', 'full')).toBe('Thursday, March 5, 2026');
  });

  it('are those of Riyadh unless another time zone is asked for', () => {
    expect(en.date(late)).toBe('Mar 6, 2026');
    expect(en.date(late, 'short', 'UTC')).toBe('Mar 5, 2026');
  });

  it.each([undefined, '', 'yesterday', 'Article 7', '5', '2026-13-45', '2026-03-05T99:00', '<script>'])(
    'are empty for %p',
    (iso) => {
      expect(ar.date(iso)).toBe('');
      expect(en.date(iso, 'full')).toBe('');
    },
  );
});

it('builds no formatter twice', () => {
  const build = jest.spyOn(Intl, 'DateTimeFormat');
  en.date('2026-03-05', 'short', 'Asia/Dubai');
  en.date('2026-03-06', 'short', 'Asia/Dubai');
  expect(build).toHaveBeenCalledTimes(1);
  build.mockRestore();
});
