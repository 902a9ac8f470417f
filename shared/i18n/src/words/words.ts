/** The words of one language: a locale file. Plurals are keys with CLDR suffixes (`results_few`). */
export interface Words {
  readonly [key: string]: string | Words;
}
