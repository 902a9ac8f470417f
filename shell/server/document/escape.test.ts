import { escapeHtml, integrityAttribute, jsonForScript } from './escape.ts';

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

  it('is an integrity as it stands, whatever it holds, or none', () => {
    expect(integrityAttribute('sha384-a/b+c=')).toBe(' integrity="sha384-a/b+c="');
    expect(integrityAttribute('sha384-"><script>')).toBe(' integrity="sha384-&quot;&gt;&lt;script&gt;"');
    expect([integrityAttribute(undefined), integrityAttribute('')]).toEqual(['', '']);
  });
});
