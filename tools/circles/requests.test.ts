import { requestsOf } from './requests.ts';

describe('what a file imports', () => {
  it.each([
    ['a value', `import { one } from './one.ts';`],
    ['a type', `import type { One } from './one.ts';`],
    ['a type beside nothing else', `import { type One } from './one.ts';`],
    ['an effect', `import './one.ts';`],
    ['a name that is passed on', `export { one } from './one.ts';`],
    ['a type that is passed on', `export type { One } from './one.ts';`],
    ['everything, passed on', `export * from './one.ts';`],
    ['code that is loaded later', `const load = () => import('./one.ts');`],
    ['a type by its address', `type One = import('./one.ts').One;`],
    ['a type of a module', `type One = typeof import('./one.ts');`],
    ['a module by its old name', `import one = require('./one.ts');`],
    ['a required module', `const one = require('./one.ts');`],
  ])('%s', (_, text) => {
    expect(requestsOf('here.ts', text)).toEqual(['./one.ts']);
  });

  it('stands beside elements too', () => {
    const text = `import { One } from './one.tsx';\nexport const Here = <T,>(props: T) => <One {...props} />;`;
    expect(requestsOf('here.tsx', text)).toEqual(['./one.tsx']);
  });

  it('is no address that is made up at run time, and no text', () => {
    const text = `// import './one.ts';\nconst a = "import './one.ts'";\nvoid import(a);\nrequire(a);`;
    expect(requestsOf('here.ts', text)).toEqual([]);
  });
});
