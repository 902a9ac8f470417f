import { readText } from '../values/texts.ts';
import { readBoolean } from '../values/values.ts';
import { readRecord, withDefault } from './record.ts';

const read = readRecord({
  name: readText,
  shown: withDefault(readBoolean, true),
  place: readRecord({ city: readText }),
});

it('keeps the known fields that its readers can use, and no others', () => {
  expect(read({ name: ' n ', shown: false, place: { city: 'c', more: 1 }, more: 1 })).toStrictEqual({
    name: 'n',
    shown: false,
    place: { city: 'c' },
  });
});

it('leaves out what is missing or wrong, but for what has a default', () => {
  expect(read({})).toStrictEqual({ shown: true });
  expect(read({ name: 7, shown: 'rubbish', place: [] })).toStrictEqual({ shown: true });
});

it('takes no field from a prototype', () => {
  expect(read(Object.create({ name: 'inherited' }))).toStrictEqual({ shown: true });
});

it.each([undefined, null, 7, 'text', true, []])('is undefined for %j', (value) => {
  expect(read(value)).toBeUndefined();
});
