/** Of an address in the log, in characters: one that somebody has made up may have 16,000. */
const MOST_CHARACTERS = 500;

/** What the log has of a request, whatever its level: method, and the beginning of the address. */
export const boundedRequest = ({ method, url }: { method: string; url: string }) => ({
  method,
  url: url.length > MOST_CHARACTERS ? `${url.slice(0, MOST_CHARACTERS)}… (${url.length} in all)` : url,
});
