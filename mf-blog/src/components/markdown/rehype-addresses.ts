import type { HtmlContent } from './hast.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A colon that comes before the path begins, after what no scheme can hold: the address is a relative one. */
const NO_SCHEME = /^[^/?#:]*[!"$%&'()*,;=@[\]^_`{|}~][^/?#:]*:/;

/** A scheme in small letters; a relative address so that nobody can take it for one with a scheme. */
function plain(address: string): string {
  if (NO_SCHEME.test(address)) return `./${address}`;
  return address.replace(SCHEME, (scheme) => scheme.toLowerCase());
}

/** Writes addresses as the sanitiser knows them: it would take `HTTPS://` and `foo):` for schemes that it does not know. */
export const rehypeAddresses = () => (tree: { children: HtmlContent[] }) => {
  const write = (node: HtmlContent) => {
    if (node.type !== 'element') return;
    const { properties } = node;
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = plain(address);
    }
    node.children.forEach(write);
  };
  tree.children.forEach(write);
};
