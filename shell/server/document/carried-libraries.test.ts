import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { carryLibraries, hasLibraries, type CarriedLibraries } from './carried-libraries.ts';
import { prepareDocument, type PreparedDocument, type Wanted } from './document-cache.ts';
import { assembleDocument } from './document.ts';
import { partsOf } from './documents.test-kit.ts';

const FILE = '/assets/libraries.0a1b2c3d.js';
const TEXT = 'globalThis.libraries = ["مكتبات"];\n'.repeat(300);

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'libraries-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function carry(text: string): Promise<CarriedLibraries | undefined> {
  const place = path.join(folder, 'libraries.js');
  writeFileSync(place, text);
  return carryLibraries(FILE, place, 'https://site.example');
}

it.each([
  ['closes a script', 'a="</SCRIPT>"'],
  ['opens a comment', 'a="<!--"'],
  ['opens a script', 'a="<script"'],
  ['has ends of lines that a page reads as others', 'a=1\r\nb=2'],
])('a text that %s is asked for', async (_name, text) => {
  expect(await carry(text)).toBeUndefined();
});

it.each([
  [undefined, false],
  ['', false],
  ['language=en; libraries=kept', true],
  ['libraries=other', false],
  ['xlibraries=kept', false],
])('who comes with the cookies %j has them: %s', (cookies, has) => {
  expect(hasLibraries(cookies)).toBe(has);
});

describe('a document', () => {
  let libraries: CarriedLibraries | undefined;
  let prepared: PreparedDocument;
  let policy: string;
  beforeEach(async () => {
    libraries = await carry(TEXT);
    const { assets } = partsOf('/');
    const document = assembleDocument(
      partsOf('/', { assets: { ...assets, scripts: [FILE, ...assets.scripts] }, libraries }),
    );
    policy = document.contentSecurityPolicy;
    prepared = prepareDocument(document, true);
  });

  const read = {
    br: (body: Buffer) => brotliDecompressSync(body).toString(),
    gzip: (body: Buffer) => gunzipSync(body).toString(),
    identity: (body: Buffer) => body.toString(),
  };
  const text = (wanted: Wanted, encoding: keyof typeof read = 'br') =>
    read[encoding](prepared.body(encoding, wanted));
  const tag = `<script src="${FILE}"`;

  it('of who has them names their file', () => {
    expect(text({})).toContain(tag);
    expect(text({})).not.toContain('globalThis.libraries');
    expect(text({})).toMatch(/<\/body>\n<\/html>\n$/);
  });

  it.each(['br', 'gzip', 'identity'] as const)('of who has none ends with them, as %s', (encoding) => {
    const carrying = text({ carries: true }, encoding);
    expect(carrying).not.toContain(tag);
    expect(carrying).toContain('<script src="/assets/main.js"');
    const script = `<script data-file="${FILE}">${TEXT}\n//# sourceURL=https://site.example${FILE}</script>`;
    expect(carrying).toMatch(/<\/body>\n<\/html>\n$/);
    expect(carrying.split(script)).toHaveLength(2);
    // Nothing of the page comes after it.
    const shared = text({}).replace(/<script src="\/assets\/libraries[^>]*><\/script>\n/, '');
    expect(carrying.startsWith(shared.replace('</body>\n</html>\n', ''))).toBe(true);
  });

  it('lets them run, and is the same for both in tag and policy', () => {
    expect(policy).toContain(`script-src 'self' 'sha256-`);
    const { assets } = partsOf('/');
    const without = assembleDocument(partsOf('/', { assets })).contentSecurityPolicy;
    expect(policy.split(' ').length).toBe(without.split(' ').length + 1);
  });

  it('is made once for all who have none', () => {
    expect(prepared.body('br', { carries: true })).toBe(prepared.body('br', { carries: true, waiting: 2 }));
  });

  it('names the file in a crowd, where all share the line', () => {
    expect(text({ carries: true, waiting: 4 })).not.toContain(tag);
    expect(text({ carries: true, waiting: 5 })).toContain(tag);
  });
});
