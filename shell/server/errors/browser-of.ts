/** What tells browsers apart, the more special ones first: each also claims to be those below. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[.\d]* .*Safari\//],
];

/** Family and first number of a browser, `Chrome 141`: who has it is one of many. Others are `other`. */
export function browserOf(userAgent: string | undefined): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent ?? '')?.[1];
    if (version !== undefined) return `${name} ${version.slice(0, 4)}`;
  }
  return 'other';
}
