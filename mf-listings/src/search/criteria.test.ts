import { readCriteria, writeCriteria } from './criteria.ts';

it.each([
  ['', ''],
  ['sort=price-asc&type=villa', 'type=villa&sort=price-asc'],
  ['type=&min=0&max=09', 'min=0&max=9'],
  ['page=1', ''],
  ['min=5&rentType=yearly&type=villa', 'type=villa&rentType=yearly&min=5'],
  ['rentType=weekly', ''],
  ['amenities=pool,garden,helipad', 'amenities=garden%2Cpool'],
  ['amenities=pool&amenities=garden', 'amenities=garden%2Cpool'],
  ['amenities=helipad,&q=sea', 'q=sea'],
  ['page=3&q= sea ', 'q=sea&page=3'],
  ['q=%00sea%00&city=%00', 'q=sea'],
  ['page=-2&rooms=-1&type=__proto__&utm=x', ''],
])('an address %s is written as %s', (query, expected) => {
  expect(writeCriteria(readCriteria(new URLSearchParams(query))).toString()).toBe(expected);
});
