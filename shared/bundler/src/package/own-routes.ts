import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isGuestPage, isRecord, type GuestPage, type OwnRoute } from '@shared/contract';

const FORM =
  '[{ "id": "careers", "path": "/careers", "title": { "ar": "…", "en": "…" }, "link": { "ar": "…", "en": "…" } }]';

type StatedRoute = OwnRoute & GuestPage;

const isStated = (
  value: unknown,
): value is Omit<StatedRoute, 'rendering'> & Partial<Pick<StatedRoute, 'rendering'>> =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  /^[a-z][\w-]*$/.test(value['id']) &&
  typeof value['path'] === 'string' &&
  isGuestPage({ rendering: 'server', ...value });

/**
 * The routes of a remote that no route table knows: its `src/routes.json`, where it has one. Throws where that is anything else;
 * whether a site lets it have them is another question, which a site answers.
 */
export function readOwnRoutes(name: string, folder: string): readonly StatedRoute[] | undefined {
  const file = path.join(folder, 'src/routes.json');
  if (!existsSync(file)) return undefined;
  const routes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(routes) || !routes.every(isStated))
    throw new Error(`${name}/src/routes.json is no list of routes such as ${FORM}`);
  const ids = routes.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${name}/src/routes.json has two routes called "${twice}"`);
  return routes.map(({ id, path: at, title, link, rendering = 'server' }) => ({
    id,
    path: at,
    title,
    ...(link && { link }),
    rendering,
  }));
}
