import { Suspense, use, useState } from 'react';
import { ROUTES, type RouteId } from '@shared/contract';
import { Route, Routes } from '@shared/facades/router';
import type { PageLibrary } from './page-library.ts';

interface PageViewProps {
  id: RouteId;
  library: PageLibrary;
}

/**
 * A page that is already here stands in no boundary: what stands in one is hydrated later and in small steps, and after
 * each step that brings styles the browser looks at the whole page again. Decided once, or the page would be begun anew.
 */
function PageView({ id, library }: PageViewProps) {
  const [page] = useState(() => library.loaded(id));
  if (page) return <page.View />;
  return (
    <Suspense fallback={null}>
      <ArrivingPage id={id} library={library} />
    </Suspense>
  );
}

function ArrivingPage({ id, library }: PageViewProps) {
  const page = library.loaded(id) ?? use(library.load(id));
  return <page.View />;
}

/** Renders the page of the router's location; nothing on paths of other owners. */
export function PageOutlet({ library }: { library: PageLibrary }) {
  return (
    <Routes>
      {ROUTES.filter(({ id }) => library.ids.includes(id)).map(({ id, path }) => (
        <Route key={id} path={path} element={<PageView key={id} id={id} library={library} />} />
      ))}
      {library.ids.includes('not-found') ? undefined : <Route path="*" element={null} />}
    </Routes>
  );
}
