import { overrideLink } from './override-link.ts';

const page = 'https://site.example/blog?page=2';

describe('a link that carries overrides', () => {
  it('keeps the page and names each remote with its source', () => {
    const link = new URL(
      overrideLink({ 'mf-blog': 'http://localhost:3002/', 'mf-forms': ' 0.2.0-1a2b3c4d ' }, page),
    );
    expect(link.pathname + link.searchParams.get('page')).toBe('/blog2');
    expect(link.searchParams.getAll('override')).toEqual([
      'mf-blog@http://localhost:3002',
      'mf-forms@0.2.0-1a2b3c4d',
    ]);
  });

  it('names a preview as sites without overrides take it', () => {
    const name = '0.2.0-1a2b3c4d~AbCdEfGhIjKlMnOpQr-_09';
    const { searchParams } = new URL(overrideLink({ 'mf-blog': name, 'mf-forms': '0.2.0-1a2b3c4d' }, page));
    expect([searchParams.getAll('preview'), searchParams.getAll('override')]).toEqual([
      [`mf-blog@${name}`],
      ['mf-forms@0.2.0-1a2b3c4d'],
    ]);
  });

  it('ends all overrides when nothing is chosen', () => {
    const link = new URL(overrideLink({ 'mf-blog': '' }, `${page}&override=mf-blog@http://localhost:3002`));
    expect(link.search).toBe('?page=2&override=none&preview=none');
  });
});
