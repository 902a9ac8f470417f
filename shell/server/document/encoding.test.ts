import { chooseEncoding } from './encoding.ts';

describe('the encoding of a document', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%j is answered by %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, br; q=0.0', 'identity'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['*;q=0', 'identity'],
  ])('%j: what is refused is not sent, what is liked better goes first (%s)', (accepted, encoding) =>
    expect(chooseEncoding(accepted)).toBe(encoding),
  );
});
