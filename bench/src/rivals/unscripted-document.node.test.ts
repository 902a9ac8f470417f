import { withoutScripts } from './unscripted-document.ts';

describe('a document without its scripts', () => {
  const left = withoutScripts(`<!doctype html><html><head>
<script>early('</p>')</script><style>p{color:red}</style>
<link rel="preload" as="script" href="/assets/shell.js">
<link rel="preload" as="fetch" href="/api/v1/home/sell" crossorigin>
<link href="/assets/page.mjs" rel="modulepreload">
<link rel="preload" as="font" type="font/woff2" href="/assets/arabic.woff2" crossorigin>
<link rel="preload" as="image" href="/script.jpg"><link rel="icon" href="/favicon.ico">
<script defer src="/assets/shell.js" integrity="sha384-x"></script></head>
<body><main><h1>For sale</h1></main>
<script type="application/json" id="registry">{"text":"a < b"}</script></body></html>`);

  it('keeps what is painted: content, styles, fonts and pictures', () => {
    expect(left).toContain('<h1>For sale</h1>');
    expect(left).toContain('<style>p{color:red}</style>');
    expect(left).toContain('/assets/arabic.woff2');
    expect(left).toContain('as="image" href="/script.jpg"');
    expect(left).toContain('/favicon.ico');
  });

  it('names no script, no data of scripts and nothing that is fetched for them', () => {
    expect(left).not.toMatch(/<script|shell\.js|page\.mjs|registry|\/api\//);
  });
});
