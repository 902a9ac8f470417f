/** The part of negotiator 1.1 that is used here; its published types are those of 0.6, which knows no preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string | undefined>> });
    /** The best of `available` that the client accepts; `preferred` decides between equals. Undefined when none is. */
    encoding<Name extends string>(
      available: readonly Name[],
      options?: { preferred?: readonly Name[] },
    ): Name | undefined;
  }
}
