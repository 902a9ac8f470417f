/** https://github.com/papandreou/subset-font: as far as it is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** By tag: the part of an axis that is kept. */
    variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
