const decoded = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** UTF-16 without a mark: of what is mostly ASCII, as separators are, every other byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 1].map((odd) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length);
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

/**
 * The text of a file as Excel and others save it: UTF-8 and UTF-16 with or without a mark, else the Arabic code page of
 * Windows. Throws when it is none of these.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  const wide = unmarkedUtf16(bytes);
  if (wide) return decoded(bytes, wide);
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    return decoded(bytes, 'windows-1256');
  }
}
