/** An image that is to load before others (`priority` of `Picture`). */
const FIRST = 'fetchPriority="high"';

/** Of the API, and nothing that would mean something to a style sheet. */
const OF_API = /^\/media\/[\w\-.~%/]+$/;
/** What a hint may say of an image, as it stands in markup. */
const SIZES = /^[\w\-.~%/?=&;,:() ]*$/;

export interface FirstPicture {
  /** Its address, without a query. */
  address: string;
  /** Whether it waits until it is drawn; where it does not, the markup itself has it fetched at once. */
  isLazy: boolean;
  src: string;
  /** Empty where it has one size alone. */
  srcset: string;
  sizes: string;
}

function* firstImages(html: Buffer): Generator<string> {
  for (let at = html.indexOf(FIRST); at !== -1; at = html.indexOf(FIRST, at + 1)) {
    const start = html.lastIndexOf('<', at);
    const tag = html.toString('latin1', start, html.indexOf('>', at) + 1);
    if (tag.startsWith('<img ')) yield tag;
  }
}

const valueIn = (tag: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The first of the API's pictures that a page's markup says to load before others; undefined without one. */
export function firstPictureIn(html: Buffer): FirstPicture | undefined {
  for (const tag of firstImages(html)) {
    const [src, srcset, sizes] = [valueIn(tag, 'src'), valueIn(tag, 'srcset'), valueIn(tag, 'sizes')];
    const [address = ''] = src.split('?');
    if (OF_API.test(address) && [src, srcset, sizes].every((each) => SIZES.test(each)))
      return { address, isLazy: valueIn(tag, 'loading') === 'lazy', src, srcset, sizes };
  }
  return undefined;
}
