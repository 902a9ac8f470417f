import type { Property } from '@shared/api';
import { paths } from '@shared/contract';

/** The page of a list as schema.org knows it, for search engines; addresses are site-relative. */
export const listData = (name: string, items: readonly Property[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map(({ _id }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: paths.property(_id),
  })),
});
