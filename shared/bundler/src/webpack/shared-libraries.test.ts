import { pageLibrariesSource, sharedByShell, sharedLibraries } from './shared-libraries.ts';

const requestsIn = (source: string) =>
  [...source.matchAll(/request: "([^"]+)"/g)].map(([, request]) => request);

describe('the shared libraries', () => {
  it.each([
    ['production', false],
    ['development', true],
  ])('stand in the page as remotes ask for them (%s)', (_, development) =>
    expect(requestsIn(pageLibrariesSource(development))).toEqual(Object.keys(sharedLibraries(development))),
  );

  it('stand there in the versions that the shell states', () => {
    const source = pageLibrariesSource(false);
    for (const request of requestsIn(source))
      expect(source).toContain(`request: "${request}", version: "${sharedByShell()[request ?? '']}"`);
  });

  it('give a CommonJS module’s exports themselves, and an ES module as it is', () => {
    const source = pageLibrariesSource(false);
    expect(source).toMatch(/import library\d+ from "react";/);
    expect(source).toMatch(/import \* as library\d+ from "styled-components";/);
  });
});
