const ARABIC = /^[\u0621-\u064a]/;

// Longest first.
const ARTICLES = ['وبال', 'وال', 'بال', 'فال', 'كال', 'ولل', 'لل', 'ال'];
const CLITICS = /^[وفبلك]/;
/** Endings and what they must leave: what is shorter is a root of its own, as «بحرين» beside «بحر». */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['هات', 4],
  ['يات', 3],
  ['ات', 3],
  ['ين', 4],
  ['ون', 4],
  ['ان', 4],
  ['يه', 3],
  ['ه', 3],
  ['ي', 3],
  ['ا', 3],
];
const LEAST_AFTER_ARTICLE = 2;
const LEAST_AFTER_CLITIC = 4;
const LEAST_AFTER_AND = 3;

export const isArabic = (word: string): boolean => ARABIC.test(word);

/** The word without the article and what is written on to it. */
export function withoutArticle(word: string): string {
  if (isArabic(word)) {
    const article = ARTICLES.find((each) => word.startsWith(each));
    return article !== undefined && word.length - article.length >= LEAST_AFTER_ARTICLE
      ? word.slice(article.length)
      : word;
  }
  // Written on to its name: "almalqa".
  return word.length >= 6 && /^[ae]l/.test(word) ? word.slice(2) : word;
}

/**
 * What a folded word may be without article, conjunction and preposition: itself first. «بمسبح» is read as «مسبح» as well,
 * «بحر» as nothing else.
 */
export function bareForms(word: string): readonly string[] {
  const bare = withoutArticle(word);
  const forms = [word];
  if (bare !== word) forms.push(bare);
  else if (isArabic(word) && CLITICS.test(word)) {
    const least = word.startsWith('و') ? LEAST_AFTER_AND : LEAST_AFTER_CLITIC;
    const rest = word.slice(1);
    if (rest.length >= least) forms.push(rest);
    if (word.startsWith('و') && CLITICS.test(rest) && rest.length > LEAST_AFTER_CLITIC)
      forms.push(rest.slice(1));
  }
  return forms;
}

function withoutEnding(word: string): string {
  if (isArabic(word)) {
    const ending = ENDINGS.find(([each, least]) => word.endsWith(each) && word.length - each.length >= least);
    return ending ? word.slice(0, word.length - ending[0].length) : word;
  }
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** What words of one stem have in common: two words are forms of one where they share any of these. */
export function stemsOf(word: string): readonly string[] {
  const bare = withoutArticle(word);
  // «البحرين» is «بحرين» alone: with its article it would end as «البحر» does.
  const forms = bare === word ? bareForms(word) : [bare];
  return [...new Set(forms.map(withoutEnding))];
}
