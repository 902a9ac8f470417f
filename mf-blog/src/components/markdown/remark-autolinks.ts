import { toString } from 'mdast-util-to-string';

/** As much of a node of the Markdown tree as literal autolinks need. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
}

interface Link extends Node {
  type: 'link';
  url: string;
  title: string | null;
  children: Node[];
}

interface Text extends Node {
  type: 'text';
  value: string;
}

/** What may stand before `www.`, besides the beginning of a line: white space and delimiters. */
const BEFORE_WWW = /[\s*_~(]$/;
const PROTOCOL = /(?:^|[^\p{L}\p{N}])(mailto:|xmpp:)$/u;
const RESOURCE_BEGIN = /^\/[A-Za-z0-9@.]+/;
const RESOURCE = /^[A-Za-z0-9@.]+/;

const isText = (node: Node | undefined): node is Text => node?.type === 'text';
const isLink = (node: Node | undefined): node is Link => node?.type === 'link';

const text = (value: string): Text => ({ type: 'text', value });

/** Whether a link's words are all there is of it in the source: no brackets around them. */
const isLiteral = ({ position, ...link }: Link) =>
  position === undefined ||
  (position.end.offset ?? 0) - (position.start.offset ?? 0) === toString(link).length;

const isLiteralMail = (node: Node | undefined): node is Link =>
  isLink(node) && node.url === `mailto:${toString(node)}` && isLiteral(node);

const isLiteralWww = (node: Node): node is Link =>
  isLink(node) && /^www(?:\.|$)/i.test(toString(node)) && isLiteral(node);

/** Takes the resource of an `xmpp:` address from what follows it; the rest stays. */
function takeResource(following: Node[]): string {
  let resource = '';
  for (;;) {
    const next = following[0];
    if (isText(next)) {
      const [taken = ''] = (resource === '' ? RESOURCE_BEGIN : RESOURCE).exec(next.value) ?? [];
      if (taken === '' && resource === '' && next.value === '/' && isLiteralMail(following[1])) {
        resource = '/';
        following.shift();
        continue;
      }
      resource += taken;
      if (taken.length === next.value.length) following.shift();
      else following[0] = text(next.value.slice(taken.length));
      if (taken === '' || taken.length < next.value.length) break;
    } else if (resource !== '' && isLiteralMail(next)) {
      resource += toString(next);
      following.shift();
    } else break;
  }
  const kept = resource.replace(/[.@]+$/, '');
  if (kept !== resource) following.unshift(text(resource.slice(kept.length)));
  return kept;
}

function withProtocol(address: Link, protocol: string, following: Node[]): Link {
  const resource = protocol === 'xmpp:' ? takeResource(following) : '';
  const url = `${protocol}${toString(address)}${resource}`;
  return { type: 'link', title: null, url, children: [text(url)] };
}

function corrected(children: readonly Node[]): Node[] {
  const following = [...children];
  const done: Node[] = [];
  for (let node = following.shift(); node; node = following.shift()) {
    const before = done.at(-1);
    const said = isText(before) ? before.value : '';
    const protocol = isLiteralMail(node) ? PROTOCOL.exec(said)?.[1] : undefined;
    if (isLiteralMail(node) && protocol !== undefined) {
      done[done.length - 1] = text(said.slice(0, -protocol.length));
      done.push(withProtocol(node, protocol, following));
    } else if (
      isLiteralWww(node) &&
      (/^www\.?$/i.test(toString(node)) || (said !== '' && !BEFORE_WWW.test(said)))
    ) {
      done.push(...node.children);
    } else done.push(node);
  }
  return done;
}

const FILE_TRANSFER = /(?<![\p{L}\p{N}])ftp:\/\/[\w-]+(?:\.[\w-]+)+[^\s<]*/giu;

/** An address without what is taken to follow it: punctuation, and a bracket that is not opened in it. */
function withoutTrail(address: string): string {
  const kept = address.replace(/[?!.,:*_~'"]+$/, '');
  const isOpened = kept.split('(').length >= kept.split(')').length;
  const shorter = kept.endsWith(')') && !isOpened ? kept.slice(0, -1) : kept;
  return shorter === address ? address : withoutTrail(shorter);
}

/** Text with escapes or entities in it says that something is not meant as it reads. */
const isAsWritten = ({ value, position }: Text) =>
  position === undefined || (position.end.offset ?? 0) - (position.start.offset ?? 0) === value.length;

function withFileTransfer(node: Node): Node[] {
  if (!isText(node) || !isAsWritten(node)) return [node];
  const parts: Node[] = [];
  let from = 0;
  for (const { 0: found, index } of node.value.matchAll(FILE_TRANSFER)) {
    const url = withoutTrail(found);
    if (index > from) parts.push(text(node.value.slice(from, index)));
    const address: Link = { type: 'link', title: null, url, children: [text(url)] };
    parts.push(address);
    from = index + url.length;
  }
  if (parts.length === 0) return [node];
  return from < node.value.length ? [...parts, text(node.value.slice(from))] : parts;
}

const HOLDS_NO_LINK: ReadonlySet<string> = new Set(['link', 'linkReference']);

function visit(parent: Node, mayLink: boolean): void {
  if (!parent.children) return;
  const mayLinkWithin = mayLink && !HOLDS_NO_LINK.has(parent.type);
  for (const child of parent.children) visit(child, mayLinkWithin);
  const done = corrected(parent.children);
  parent.children = mayLinkWithin ? done.flatMap(withFileTransfer) : done;
}

/**
 * Literal autolinks as the specification of GitHub Flavored Markdown has them (section 6.9), where remark-gfm departs
 * from it: `ftp://`, addresses after `mailto:` and `xmpp:`, and what may stand before and after `www.`.
 */
export const remarkAutolinks = () => (tree: Node) => visit(tree, true);
