import { parseOverride } from '../qa/override.ts';
import { createPreviewLinks } from './preview-links.ts';

const links = createPreviewLinks('a token of the site');

it('names a release as a preview is named, the same on every server that has the secret', () => {
  const name = links.nameOf('mf-blog', '0.2.0-1a2b3c4d');
  expect(parseOverride(`mf-blog@${name}`, { origins: [], previews: true })).toMatchObject({
    ok: true,
    value: { kind: 'preview', folder: 'releases/0.2.0-1a2b3c4d/', name },
  });
  expect(createPreviewLinks('a token of the site').has('mf-blog', name)).toBe(true);
});

it.each([
  ['another remote', 'mf-forms', (name: string) => name],
  ['another release', 'mf-blog', (name: string) => name.replace('0.2.0', '0.3.0')],
  ['another secret', 'mf-blog', () => createPreviewLinks('another').nameOf('mf-blog', '0.2.0-1a2b3c4d')],
  ['a shorter one', 'mf-blog', (name: string) => name.slice(0, -1)],
  ['none', 'mf-blog', () => '0.2.0-1a2b3c4d~'],
])('knows no name for %s', (_what, remote, named) => {
  expect(links.has(remote, named(links.nameOf('mf-blog', '0.2.0-1a2b3c4d')))).toBe(false);
});
