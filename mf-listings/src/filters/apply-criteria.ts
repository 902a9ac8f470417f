import type { Property } from '@shared/api';
import type { Criteria, Sort } from './criteria.ts';
import { foldText, searchTextOf } from './search-text.ts';

type Test = (property: Property) => boolean;

const amountOf = ({ price }: Property) => price?.amount ?? 0;

const isIn = (city: string): Test => {
  const wanted = foldText(city);
  return ({ location }) =>
    [location.city, location.city_en].some((name) => name !== undefined && foldText(name) === wanted);
};

const mentions = (q: string): Test => {
  const words = foldText(q).split(/\s+/);
  return (property) => {
    const text = searchTextOf(property);
    return words.every((word) => text.includes(word));
  };
};

function testsOf({ offer, type, min, max, rooms, city, q }: Criteria): Test[] {
  const tests: Test[] = [];
  if (offer !== undefined) tests.push(({ add_Type }) => add_Type === offer);
  if (type !== undefined) tests.push(({ propertyType }) => propertyType === type);
  if (min !== undefined) tests.push((property) => amountOf(property) >= min);
  if (max !== undefined) tests.push((property) => amountOf(property) <= max);
  if (rooms !== undefined) tests.push((property) => (property.rooms ?? 0) >= rooms);
  if (city !== undefined) tests.push(isIn(city));
  if (q !== undefined) tests.push(mentions(q));
  return tests;
}

type Measure = (property: Property) => number | undefined;

const ORDERS: Readonly<Record<Sort, { measure: Measure; sign: 1 | -1 }>> = {
  'price-asc': { measure: ({ price }) => price?.amount, sign: 1 },
  'price-desc': { measure: ({ price }) => price?.amount, sign: -1 },
  'area-desc': { measure: ({ area }) => area, sign: -1 },
};

/** Sorted copy; what cannot be measured comes last, whichever way the order runs. */
function sorted(properties: readonly Property[], sort: Sort): readonly Property[] {
  const { measure, sign } = ORDERS[sort];
  return properties.toSorted((a, b) => {
    const [left, right] = [measure(a), measure(b)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    return sign * (left - right);
  });
}

/**
 * The properties that pass, in the order asked for (specification, section 5): a listing passes when its price
 * amount is within the bounds, a missing amount counts as 0. The page is not looked at.
 */
export function applyCriteria(properties: readonly Property[], criteria: Criteria): readonly Property[] {
  const tests = testsOf(criteria);
  const passed =
    tests.length === 0 ? properties : properties.filter((property) => tests.every((test) => test(property)));
  return criteria.sort === undefined ? passed : sorted(passed, criteria.sort);
}
