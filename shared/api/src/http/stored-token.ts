/** Local storage key of the visitor's token, if there is one (specification, section 6). */
export const TOKEN_KEY = 'token';

// What a header can carry: storage may hold rubbish, and a refused header would fail every call.
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** The stored token; undefined when there is none, when it is rubbish, or when storage is blocked. */
export function readStoredToken(): string | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    return token !== null && HEADER_SAFE.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
