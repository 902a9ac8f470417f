import { duplicateLibraries } from './shared-copies.ts';

describe('libraries of which the page runs several copies', () => {
  it('are none where nothing is shared, and none where each has one', () => {
    expect(duplicateLibraries({})).toEqual([]);
    expect(duplicateLibraries({ react: { '19.3.1': { from: 'shell', loaded: true } } })).toEqual([]);
  });

  it('do not count copies that were only offered', () => {
    const scope = {
      react: { '19.3.1': { from: 'shell', lib: () => {} }, '19.2.0': { from: 'mf_blog', loaded: false } },
    };
    expect(duplicateLibraries(scope)).toEqual([]);
  });

  it('are named with whose they are, and with what brings them together on the shell’s', () => {
    const scope = {
      '@shared/facades/router': {
        '1.0.0': { from: 'mf_blog', loaded: true },
        '1.1.0': { from: 'shell', lib: () => {} },
      },
    };
    expect(duplicateLibraries(scope)).toEqual([
      {
        library: '@shared/facades/router',
        copies: ['@shared/facades/router 1.0.0 (mf-blog)', '@shared/facades/router 1.1.0 (shell)'],
        cure: 'npm install @shared/facades@1.1.0 -w mf-blog',
      },
    ]);
  });

  it('are brought together on the first where the shell has none', () => {
    const scope = {
      'react/jsx-runtime': {
        '19.3.1': { from: 'mf_blog', loaded: true },
        '19.2.0': { from: 'mf_forms', loaded: true },
        '19.1.0': { from: 'mf_portal', loaded: true },
      },
    };
    expect(duplicateLibraries(scope)[0]?.cure).toBe(
      'npm install react@19.3.1 -w mf-forms && npm install react@19.3.1 -w mf-portal',
    );
  });
});
