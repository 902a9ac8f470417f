import type { AddType, PropertyType } from '@shared/api';
import type { Place } from './places.ts';

export interface CountedPlace extends Place {
  count: number;
}

/**
 * What a list can be narrowed to, and how many properties each choice would leave: all other filters applied, its
 * own left out. It travels in the document.
 */
export interface Facets {
  /** False while only the beginning of the list is known: then the counts say nothing. */
  counted: boolean;
  offers: Readonly<Record<AddType, number>>;
  /** The types that the list has at all. */
  types: Readonly<Partial<Record<PropertyType, number>>>;
  /** How many have at least so many, from 0. */
  rooms: readonly number[];
  bathrooms: readonly number[];
  cities: readonly CountedPlace[];
  /** Those of the chosen city; all when none is chosen. */
  districts: readonly CountedPlace[];
  exclusive: number;
  premium: number;
}
