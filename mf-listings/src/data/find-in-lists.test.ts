import type { Property } from '@shared/api';
import { QueryClient } from '@shared/facades/query';
import { findInLists } from './find-in-lists.ts';
import { property } from '../search/property.test-kit.ts';

describe('a property in lists of before', () => {
  const client = new QueryClient();
  beforeEach(() => client.clear());
  const keep = (name: string, items: readonly Property[], updatedAt = 1000) =>
    client.setQueryData(['listings', name], { items }, { updatedAt });

  it('is the whole record, where one list left its text out and another did not', () => {
    keep('document', [property('p1')]);
    keep('feed', [property('p2'), property('p1', { description_en: 'About it' })]);
    expect(findInLists(client, 'p1')).toMatchObject({ description_en: 'About it' });
  });

  it('is what there is, and nothing where no list has it', () => {
    keep('document', [property('p1')]);
    expect(findInLists(client, 'p1')).toMatchObject({ _id: 'p1' });
    expect(findInLists(client, 'p2')).toBeUndefined();
  });

  it('is not of a list that is older than asked for', () => {
    keep('document', [property('p1')], 1000);
    expect(findInLists(client, 'p1', 1001)).toBeUndefined();
    expect(findInLists(client, 'p1', 1000)).toBeDefined();
  });
});
