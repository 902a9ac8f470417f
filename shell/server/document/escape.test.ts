import { escapeHtml, jsonForScript } from './escape.ts';

describe('what goes into a document', () => {
  it('cannot end a script element', () => {
    const value = { text: '</script><script>alert(1)</script><!--\u2028' };
    const json = jsonForScript(value);
    expect(json).not.toMatch(/<|\u2028/);
    expect(JSON.parse(json)).toEqual(value);
  });

  it('cannot end an attribute', () => {
    expect(escapeHtml(`"><img src=x onerror='a&b'>`)).toBe(
      '&quot;&gt;&lt;img src=x onerror=&#39;a&amp;b&#39;&gt;',
    );
  });
});
