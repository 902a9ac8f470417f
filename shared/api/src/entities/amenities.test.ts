import { AMENITIES as KNOWN_TO_THE_API } from '../../../../api/src/schemas/amenities.ts';
import { AMENITIES } from './amenities.ts';

test('the site knows the amenities that the reference API does: nothing that the office enters is dropped', () => {
  expect(AMENITIES).toEqual(KNOWN_TO_THE_API);
});
