const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The page that an address asks for (`?page=n`), from 1; what is no page number is page 1. */
export function pageNumberIn(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return PAGE_NUMBER.test(asked) ? Number(asked) : 1;
}
