/** Markdown and the HTML that it stands for. */
export interface GfmExample {
  /** What it shows; numbers are those of the specification's own examples (`gfm-specification.json`). */
  rule: string;
  markdown: string;
  html: string;
}

const table = (head: string, ...rows: string[]) => {
  const row = (cells: string, tag: 'td' | 'th') =>
    `<tr>${cells
      .split(' | ')
      .map((cell) => {
        const [, align, text = ''] = /^(?:\{(\w+)\})?(.*)$/.exec(cell) ?? [];
        return `<${tag}${align ? ` align="${align}"` : ''}>${text.trim()}</${tag}>`;
      })
      .join('')}</tr>`;
  const body = rows.length === 0 ? '' : `<tbody>${rows.map((each) => row(each, 'td')).join('')}</tbody>`;
  return `<table><thead>${row(head, 'th')}</thead>${body}</table>`;
};

const link = (href: string, text = href) => `<a href="${href}">${text}</a>`;
const mail = (address: string) => link(`mailto:${address}`, address);

/** Section 4.10, "Tables (extension)". */
export const tables: readonly GfmExample[] = [
  {
    rule: 'left, no, centred and right alignment',
    markdown: 'one | two | three | four\n:-- | --- | :-: | --:\n1 | 2 | 3 | 4',
    html: table('{left}one | two | {center}three | {right}four', '{left}1 | 2 | {center}3 | {right}4'),
  },
  {
    rule: 'other escapes in cells are those of running text',
    markdown: '| a | b |\n| - | - |\n| \\\\ | `\\\\` |\n| \\_ | `\\_` |\n| \\a | `\\a` |',
    html: table('a | b', '\\ | <code>\\\\</code>', '_ | <code>\\_</code>', '\\a | <code>\\a</code>'),
  },
  {
    rule: 'cells next to each other are empty',
    markdown: '| a | b | c |\n| - | - | - |\n| d || e |',
    html: table('a | b | c', 'd |  | e'),
  },
  {
    rule: 'spaces after a row do not count',
    markdown: '| a | b |\n| - | - |\n| c | | \n| d | e |',
    html: table('a | b', 'c | ', 'd | e'),
  },
  {
    rule: 'a pipe makes one column a table; dashes alone are a rule, or a heading',
    markdown: '|x|\n|-|\n\n| y |\n--- |\n\n| z\n---',
    html: `${table('x')}${table('y')}<h2>| z</h2>`,
  },
  {
    rule: 'a delimiter row alone is text',
    markdown: '| --- | --- |',
    html: '<p>| --- | --- |</p>',
  },
  {
    rule: 'text above without an empty line between stays a paragraph',
    markdown: '123\n456\n| a | b |\n| - | - |\nd | e',
    html: `<p>123\n456</p>${table('a | b', 'd | e')}`,
  },
  {
    rule: 'inline content works in cells, blocks do not',
    markdown: '| _a_ | ~~b~~ |\n| - | - |\n| 1. x | - y |\n| **c _d_** | www.example.com |',
    html: table(
      '<em>a</em> | <del>b</del>',
      '1. x | - y',
      `<strong>c <em>d</em></strong> | ${link('http://www.example.com', 'www.example.com')}`,
    ),
  },
  {
    rule: 'references are resolved in cells',
    markdown: '| See [it] |\n| - |\n| [it][] |\n\n[it]: https://example.com/',
    html: table(`See ${link('https://example.com/', 'it')}`, link('https://example.com/', 'it')),
  },
  {
    rule: 'in a quote and in a list',
    markdown: '> | a |\n> | - |\n> | b |\n\n- | c |\n  | - |\n  | d |',
    html: `<blockquote>${table('a', 'b')}</blockquote><ul><li>${table('c', 'd')}</li></ul>`,
  },
  {
    rule: 'plain HTML in cells',
    markdown: '| a |\n| - |\n| <strong>b</strong> |\n| c <br> d |',
    html: table('a', '<strong>b</strong>', 'c <br> d'),
  },
];

const box = (checked: boolean) =>
  checked ? '<input checked="" disabled="" type="checkbox">' : '<input disabled="" type="checkbox">';

/** Section 5.3, "Task list items (extension)". */
export const taskLists: readonly GfmExample[] = [
  {
    rule: 'a capital X, an ordered list',
    markdown: '1. [X] one\n2. [ ] two',
    html: `<ol><li>${box(true)} one</li><li>${box(false)} two</li></ol>`,
  },
  {
    rule: 'only at the beginning of an item, with a space after it and words',
    markdown: '- a [ ] b\n- [x]c\n- [ ]\n\n[x] d',
    html: '<ul><li>a [ ] b</li><li>[x]c</li><li>[ ]</li></ul><p>[x] d</p>',
  },
];

/** Section 6.5, "Strikethrough (extension)". */
export const strikethrough: readonly GfmExample[] = [
  {
    rule: 'three or more tildes do not strike',
    markdown: 'This will ~~~not~~~ strike.',
    html: '<p>This will ~~~not~~~ strike.</p>',
  },
  {
    rule: 'both ends have as many tildes',
    markdown: 'No ~mismatch~~\n\nno ~~mismatch~',
    html: '<p>No ~mismatch~~</p><p>no ~~mismatch~</p>',
  },
  {
    rule: 'a tilde between spaces is a character',
    markdown: 'This ~is ~ struck~ and this ~ is not.',
    html: '<p>This <del>is ~ struck</del> and this ~ is not.</p>',
  },
  {
    rule: 'with emphasis inside and outside',
    markdown: '**~~a~~** ~~_b_~~',
    html: '<p><strong><del>a</del></strong> <del><em>b</em></del></p>',
  },
  {
    rule: 'Arabic words',
    markdown: '~~السعر القديم~~ السعر ~الجديد~',
    html: '<p><del>السعر القديم</del> السعر <del>الجديد</del></p>',
  },
];

/** Section 6.9, "Autolinks (extension)". */
export const autolinks: readonly GfmExample[] = [
  {
    rule: 'mailto: and xmpp:',
    markdown:
      'mailto:foo@bar.baz\n\nmailto:a.b-c_d@a.b.\n\nmailto:a.b-c_d@a.b/\n\nmailto:a.b-c_d@a.b-\n\nxmpp:foo@bar.baz\n\nxmpp:foo@bar.baz.',
    html: `<p>${link('mailto:foo@bar.baz')}</p><p>${link('mailto:a.b-c_d@a.b')}.</p><p>${link('mailto:a.b-c_d@a.b')}/</p><p>mailto:a.b-c_d@a.b-</p><p>${link('xmpp:foo@bar.baz')}</p><p>${link('xmpp:foo@bar.baz')}.</p>`,
  },
  {
    rule: 'a resource after xmpp:',
    markdown: 'xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com',
    html: `<p>${link('xmpp:foo@bar.baz/txt')}</p><p>${link('xmpp:foo@bar.baz/txt@bin')}</p><p>${link('xmpp:foo@bar.baz/txt@bin.com')}</p>`,
  },
  {
    rule: 'no second / in the resource',
    markdown: 'xmpp:foo@bar.baz/txt/bin',
    html: `<p>${link('xmpp:foo@bar.baz/txt')}/bin</p>`,
  },
  {
    rule: 'trailing punctuation: ? ! . , : * _ ~',
    markdown: ['?', '!', '.', ',', ':', '*', '_', '~', '?!.,:']
      .map((mark) => `www.a.com/x${mark}`)
      .join('\n\n'),
    html: ['?', '!', '.', ',', ':', '*', '_', '~', '?!.,:']
      .map((mark) => `<p>${link('http://www.a.com/x', 'www.a.com/x')}${mark}</p>`)
      .join(''),
  },
  {
    rule: 'inside quotation marks',
    markdown: '"http://a.com" \'http://a.com\'',
    html: `<p>"${link('http://a.com')}" '${link('http://a.com')}'</p>`,
  },
  {
    rule: 'begins a line, or after white space or * _ ~ (',
    markdown: '*www.a.com* _www.a.com_ ~~www.a.com~~ (www.a.com) xwww.a.com /www.a.com',
    html: `<p><em>${link('http://www.a.com', 'www.a.com')}</em> <em>${link('http://www.a.com', 'www.a.com')}</em> <del>${link('http://www.a.com', 'www.a.com')}</del> (${link('http://www.a.com', 'www.a.com')}) xwww.a.com /www.a.com</p>`,
  },
  {
    rule: 'no underscore in the last two parts of the domain',
    markdown: 'www.a_b.com www.a.b_c http://x_y.a.com',
    html: `<p>www.a_b.com www.a.b_c ${link('http://x_y.a.com')}</p>`,
  },
  {
    rule: 'not within links, images and code',
    markdown: '[www.a.com](https://b.com/) `www.a.com` <https://c.com>',
    html: `<p>${link('https://b.com/', 'www.a.com')} <code>www.a.com</code> ${link('https://c.com')}</p>`,
  },
  {
    rule: 'no link: no domain, no dot after the @',
    markdown: 'www. http:// a@b @a.b.c@. x n@.  b',
    html: '<p>www. http:// a@b @a.b.c@. x n@.  b</p>',
  },
  {
    rule: 'letters of other alphabets are encoded in the address, not in the words',
    markdown: 'https://example.com/عقار و www.example.com/á',
    html: `<p>${link('https://example.com/%D8%B9%D9%82%D8%A7%D8%B1', 'https://example.com/عقار')} و ${link('http://www.example.com/%C3%A1', 'www.example.com/á')}</p>`,
  },
];

/** Sections 6.6, 6.8 and 6.9: addresses that a sanitiser would not know. */
export const addresses: readonly GfmExample[] = [
  {
    rule: '605: a scheme in capitals',
    markdown: '<MAILTO:FOO@BAR.BAZ> [x](HTTPS://A.com/B) HTTPS://A.com/B',
    html: `<p>${link('mailto:FOO@BAR.BAZ', 'MAILTO:FOO@BAR.BAZ')} ${link('https://A.com/B', 'x')} ${link('https://A.com/B', 'HTTPS://A.com/B')}</p>`,
  },
  {
    rule: 'ftp://, bare and otherwise',
    markdown: 'ftp://a.com/b. (FTP://a.com/b_(c)) [x](ftp://a.com) <ftp://a.com>',
    html: `<p>${link('ftp://a.com/b')}. (${link('ftp://a.com/b_(c)', 'FTP://a.com/b_(c)')}) ${link('ftp://a.com', 'x')} ${link('ftp://a.com')}</p>`,
  },
  {
    rule: 'no link: ftp:// without a domain, behind a letter, within links and code, escaped',
    markdown: 'ftp:// xftp://a.com [ftp://a.com](/x) `ftp://a.com` ftp\\://a.com',
    html: `<p>ftp:// xftp://a.com ${link('/x', 'ftp://a.com')} <code>ftp://a.com</code> ftp://a.com</p>`,
  },
  {
    rule: '508: a colon after what no scheme can hold',
    markdown: '[link](foo\\)\\:)',
    html: `<p>${link('./foo):', 'link')}</p>`,
  },
  {
    rule: '169, 495, 496: an empty address',
    markdown: '[foo]: <>\n\n[foo] [link]() [link](<>)',
    html: `<p>${link('', 'foo')} ${link('', 'link')} ${link('', 'link')}</p>`,
  },
];

/** What differs from the specification on purpose, besides raw HTML and pictures (`docs/markdown.md`). */
export const departures: readonly GfmExample[] = [
  {
    rule: '606, 607, 609: schemes that nobody knows are no links',
    markdown: '<a+b+c:d> <made-up-scheme://foo,bar> <localhost:5001/foo>',
    html: '<p><span>a+b+c:d</span> <span>made-up-scheme://foo,bar</span> <span>localhost:5001/foo</span></p>',
  },
  {
    rule: '610, 614, 616, 619, 620: addresses are links wherever they stand, as section 6.9 wants it',
    markdown:
      '<http://foo.bar/baz bim>\n\n<foo\\+@bar.example.com>\n\n< http://foo.bar >\n\nhttp://example.com\n\nfoo@bar.example.com',
    html: `<p>&lt;${link('http://foo.bar/baz')} bim&gt;</p><p>&lt;${mail('foo+@bar.example.com')}&gt;</p><p>&lt; ${link('http://foo.bar')} &gt;</p><p>${link('http://example.com')}</p><p>${mail('foo@bar.example.com')}</p>`,
  },
];

/** Section 6.11, "Disallowed Raw HTML (extension)"; other tags that may do harm go without their words. */
export const rawHtml: readonly GfmExample[] = [
  {
    rule: '653: disallowed tags are shown',
    markdown: '<strong> <title> <style> <em>\n\nA <xmp> is disallowed. So is <XMP>.',
    html: '<p><strong> &lt;title&gt; &lt;style&gt; <em></em></strong></p><p>A &lt;xmp&gt; is disallowed. So is &lt;XMP&gt;.</p>',
  },
  {
    rule: 'each of the nine, in any case, with attributes and closed',
    markdown:
      'a <title> <textarea> <style> <xmp> <iframe src="x"> <noembed> <noframes> <script> <PLAINTEXT> </script>',
    html: '<p>a &lt;title&gt; &lt;textarea&gt; &lt;style&gt; &lt;xmp&gt; &lt;iframe src="x"&gt; &lt;noembed&gt; &lt;noframes&gt; &lt;script&gt; &lt;PLAINTEXT&gt; &lt;/script&gt;</p>',
  },
  {
    rule: 'emphasis and the like count, without attributes',
    markdown: 'H<sub id="x">2</sub>O and E=mc<sup onclick="y()">2</sup>, <kbd>Ctrl</kbd>',
    html: '<p>H<sub>2</sub>O and E=mc<sup>2</sup>, <kbd>Ctrl</kbd></p>',
  },
  {
    rule: 'comments, instructions and declarations go',
    markdown: 'a <!-- b --> c <?php d ?> e <!X f> g <![CDATA[h]]> i\n\n<!-- block\nover lines -->',
    html: '<p>a  c  e  g  i</p>',
  },
  {
    rule: 'a block leaves its words',
    markdown: '<div class="x">\n<p>One <b>two</b></p>\n</div>\n\n**three**',
    html: '<p>One <b>two</b></p><p><strong>three</strong></p>',
  },
];
