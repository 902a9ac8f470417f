import type { VisitorLanguage } from '../schemas/visitor-language.ts';
import { VISITOR_LANGUAGES } from '../schemas/visitor-language.ts';

/**
 * The language of the site in which a form was filled, from the header `Accept-Language`: of the two the one
 * with the higher weight, the first of equals. Undefined when neither is named.
 */
export function visitorLanguage(acceptLanguage: string | undefined): VisitorLanguage | undefined {
  let best: { language: VisitorLanguage; weight: number } | undefined;
  for (const part of (acceptLanguage ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const language = VISITOR_LANGUAGES.find((known) => range === known || range.startsWith(`${known}-`));
    const given = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = given === undefined ? 1 : Number(given.slice(2));
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
