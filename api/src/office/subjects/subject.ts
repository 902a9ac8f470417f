import type { TSchema } from '@fastify/type-provider-typebox';
import type { Queryable } from '../../database/database.ts';
import type { Column } from '../columns/column.ts';

/** A field that does not fit the others. */
export interface Contradiction {
  /** Name of the column. */
  column: string;
  reason: string;
}

/** What an office keeps in a file: how its items are read, compared and stored. */
export interface Subject<Item extends object = object> {
  name: 'listings' | 'articles' | 'settings';
  /** `one` has a single item without id. */
  size: 'many' | 'one';
  columns: readonly Column[];
  /** What the API may answer. */
  schema: TSchema;
  /** Fields that always have a value, where nobody gives another. */
  defaults: object;
  /** What a new item has besides. */
  atFirst(): object;
  /** What a person calls the item. */
  titleOf(item: Item): string;
  /** Fields that do not go together. */
  contradictions(item: Item): Contradiction[];
  /** Names of columns in which no two items may have the same value. */
  unique: readonly string[];
  /** Everything that is stored, hidden items too. */
  load(db: Queryable): Promise<Item[]>;
  /** Stores items, new ones and changed ones alike, and tells how many are. */
  store(db: Queryable, items: readonly Item[], done: (count: number) => void): Promise<void>;
  /** What becomes of items that a complete file no longer has; undefined when nothing may. */
  takeOff?: {
    /** As a sentence says it: "hidden". */
    word: string;
    concerns(item: Item): boolean;
    run(db: Queryable, items: readonly Item[]): Promise<void>;
  };
}
