import { parseViolations } from './violation.ts';

const site = 'https://site.example';
const script = `${site}/remotes/mf-blog/releases/0.1.0-1a2b3c4d/browser/25.12dd72f1.js`;

const byUri = (report: Record<string, unknown>) => ({
  'csp-report': {
    'document-uri': `${site}/blog?q=private`,
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret#part',
    'source-file': script,
    ...report,
  },
});
const byEndpoint = (report: Record<string, unknown>) => ({
  type: 'csp-violation',
  age: 10,
  url: `${site}/blog`,
  user_agent: 'a browser',
  body: { effectiveDirective: 'script-src', blockedURL: 'eval', sourceFile: script, ...report },
});

describe('a report of a refused script (quality, "Security")', () => {
  it('names the release whose script wanted it, by report-uri', () => {
    expect(parseViolations(byUri({}))).toEqual([
      {
        source: 'mf-blog@0.1.0-1a2b3c4d',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
      },
    ]);
  });

  it('names the release whose script wanted it, by report-to', () => {
    expect(parseViolations([byEndpoint({}), byEndpoint({ sourceFile: `${site}/assets/main.js` })])).toEqual([
      { source: 'mf-blog@0.1.0-1a2b3c4d', directive: 'script-src', blocked: 'eval' },
      { source: 'shell', directive: 'script-src', blocked: 'eval' },
    ]);
  });

  it('names a guest’s where the site has one of that name', () => {
    const guests = `${site}/remotes/mf-careers/releases/0.1.0-1a2b3c4d/x.js`;
    const [violation] = parseViolations(byUri({ 'source-file': guests }), ['mf-careers']) ?? [];
    expect(violation?.source).toBe('mf-careers@0.1.0-1a2b3c4d');
  });

  it('names the release that was refused itself, where nobody is named as asking', () => {
    const [violation] = parseViolations(byUri({ 'source-file': undefined, 'blocked-uri': script })) ?? [];
    expect(violation?.source).toBe('mf-blog@0.1.0-1a2b3c4d');
  });

  it.each([
    ['the page itself', `${site}/blog`],
    ['nobody', undefined],
    ['an address that is none', 'about'],
    ['a remote that there is not', `${site}/remotes/mf-evil/releases/0.1.0-1a2b3c4d/x.js`],
    ['a release with spaces', `${site}/remotes/mf-blog/releases/0.1.0 forged/x.js`],
    ['a number', 7],
  ])('counts as the document’s when the source is %s', (_what, file) => {
    expect(parseViolations(byUri({ 'source-file': file }))?.[0]?.source).toBe('document');
  });

  it.each([
    ['https://evil.example/a?visitor=1', 'https://evil.example/a'],
    ['https://user:password@evil.example/a', 'https://evil.example/a'],
    ['data:text/javascript,alert(1)', 'data'],
    ['blob:https://site.example/1', 'blob'],
    ['inline', 'inline'],
    ['https://evil.example/a\nmf-blog is live', 'https://evil.example/amf-blog%20is%20live'],
    [`https://evil.example/${'x'.repeat(5000)}`, `https://evil.example/${'x'.repeat(179)}`],
  ])('tells of %s no more than is needed, in one line', (blocked, told) => {
    expect(parseViolations(byUri({ 'blocked-uri': blocked }))?.[0]?.blocked).toBe(told);
  });

  it.each([
    { 'effective-directive': 'x'.repeat(50) },
    { 'effective-directive': 'script-src\nforged line' },
    { 'effective-directive': undefined, 'violated-directive': undefined },
    { 'blocked-uri': 'no such keyword' },
    { 'blocked-uri': {} },
    { 'source-file': 'chrome-extension://abc/content.js' },
    { 'blocked-uri': 'moz-extension://abc/x.js' },
  ])('is left out when it is forged, senseless, or an extension’s: %j', (report) => {
    expect(parseViolations(byUri(report))).toEqual([]);
    expect(parseViolations([{ type: 'csp-violation', body: byUri(report)['csp-report'] }])).toEqual([]);
  });

  it.each([null, 7, 'text', {}, { report: {} }, Array.from({ length: 21 }, () => byEndpoint({}))])(
    'is not found in anything else (%#)',
    (body) => expect(parseViolations(body)).toBeUndefined(),
  );

  it('of another kind is not a violation', () => {
    expect(parseViolations([{ type: 'deprecation', body: {} }, null, byEndpoint({})])).toHaveLength(1);
  });
});
