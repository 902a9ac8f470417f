import type { Brand } from '@shared/brand';
import type { DocumentServerConfig } from '../config/config.ts';
import { isPublic, placeholdersOf } from './placeholders.ts';

/**
 * Says in one list what is still a placeholder, where a site in production is open to everybody, and gives it to whoever else
 * tells of it. Elsewhere there is nothing to say.
 */
export function sayPlaceholders(
  { production, siteUrl }: Pick<DocumentServerConfig, 'production' | 'siteUrl'>,
  brand: Brand,
  log: (line: string) => void,
): readonly string[] {
  const found = production && isPublic(siteUrl) ? placeholdersOf(brand, siteUrl) : [];
  if (found.length > 0)
    log(['this site is open to everybody, and these are nobody’s yet:', ...found].join('\n  '));
  return found;
}
