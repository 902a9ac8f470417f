export type PaginationItem = { kind: 'page'; page: number } | { kind: 'ellipsis'; page: number };

const NEAR = 2;

/**
 * What a pagination shows (specification, section 2, "Blog list"): page 1, the last page and pages within 2 of
 * the current one; an ellipsis stands at distance 3. `current` is counted from 1 and kept within the pages.
 */
export function paginationItems(current: number, total: number): PaginationItem[] {
  const here = Math.min(Math.max(1, current), Math.max(1, total));
  const items: PaginationItem[] = [];
  const add = (page: number) => {
    const distance = Math.abs(page - here);
    if (page === 1 || page === total || distance <= NEAR) items.push({ kind: 'page', page });
    else if (distance === NEAR + 1) items.push({ kind: 'ellipsis', page });
  };
  // Only the ends and the neighbourhood can show: a long list costs no more than a short one.
  const from = Math.max(2, here - NEAR - 1);
  const to = Math.min(total - 1, here + NEAR + 1);
  if (total >= 1) add(1);
  for (let page = from; page <= to; page += 1) add(page);
  if (total > 1) add(total);
  return items;
}
