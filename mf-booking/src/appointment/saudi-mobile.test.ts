import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { telephoneDigits, toLatinDigits } from '@shared/i18n';
import { isSaudiMobile } from './saudi-mobile.ts';
import { SAUDI_MOBILE_NUMBERS, type NumberRow } from './saudi-mobile-numbers.test-kit.ts';

const rows: readonly NumberRow[] = Object.values(SAUDI_MOBILE_NUMBERS).flat();

/** What Google's metadata of the numbering plan says. */
function isMobileByLibrary(text: string): boolean {
  const number = parsePhoneNumberFromString(text, 'SA');
  return number?.country === 'SA' && number.isValid() && number.getType() === 'MOBILE';
}

describe.each(Object.entries(SAUDI_MOBILE_NUMBERS))(
  'Saudi mobile numbers (specification, section 5): %s',
  (_group, numbers) => {
    it.each(numbers)('%j: taken %s, in the metadata %s', (typed, bySpecification, byLibrary) => {
      expect(isSaudiMobile(telephoneDigits(typed))).toBe(bySpecification);
      expect(isMobileByLibrary(toLatinDigits(typed))).toBe(byLibrary);
    });
  },
);

it('are at least sixty, many of either kind', () => {
  expect(new Set(rows.map(([typed]) => typed)).size).toBe(rows.length);
  expect(rows.filter(([, taken]) => taken).length).toBeGreaterThanOrEqual(30);
  expect(rows.filter(([, taken]) => !taken).length).toBeGreaterThanOrEqual(30);
});

it('are judged otherwise by the metadata in exactly the cases that the documentation lists', () => {
  const page = readFileSync(join(__dirname, '../../../docs/saudi-mobile-numbers.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([^`]+)` +\| (yes|no) +\| (yes|no) +\|/gm)].map(
    ([, typed, bySpecification, byLibrary]) => [typed, bySpecification === 'yes', byLibrary === 'yes'],
  );
  expect(listed).toEqual(rows.filter(([, bySpecification, byLibrary]) => bySpecification !== byLibrary));
});
