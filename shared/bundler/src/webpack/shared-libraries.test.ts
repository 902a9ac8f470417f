import { pageLibrariesSource, sharedByShell, sharedLibraries } from './shared-libraries.ts';

const requestsIn = (source: string) =>
  [...source.matchAll(/request: "([^"]+)"/g)].map(([, request]) => request);

describe('the shared libraries', () => {
  it.each([
    ['production', false],
    ['development', true],
  ])('stand in the page as remotes ask for them (%s)', (_, development) =>
    [false, true].forEach((inOneScript) =>
      expect(requestsIn(pageLibrariesSource(development, inOneScript))).toEqual(
        Object.keys(sharedLibraries(development)),
      ),
    ),
  );

  it('stand there in the versions that the shell states', () => {
    const source = pageLibrariesSource(false, false);
    for (const request of requestsIn(source))
      expect(source).toContain(`request: "${request}", version: "${sharedByShell()[request ?? '']}"`);
  });

  it('give a CommonJS module’s exports themselves, and an ES module as it is', () => {
    const source = pageLibrariesSource(false, false);
    expect(source).toMatch(/import library\d+ from "react";/);
    expect(source).toMatch(/import \* as library\d+ from "styled-components";/);
  });

  it('have what makes roots in a script of its own, unless all is to be in one', () => {
    const late =
      '{ request: "react-dom/client", version: "19.3.1", load: () => import("react-dom/client").then(({ default: exports }) => () => exports) }';
    expect(pageLibrariesSource(false, false)).toContain(late);
    expect(pageLibrariesSource(false, false)).not.toMatch(/from "react-dom/);
    expect(pageLibrariesSource(false, true)).toMatch(/import library\d+ from "react-dom\/client";/);
    expect(pageLibrariesSource(false, true)).not.toContain('load:');
  });
});
