import { Suspense, use } from 'react';
import { ROUTES, type RouteId } from '@shared/contract';
import { Route, Routes } from '@shared/router';
import type { PageLibrary } from './page-library.ts';

function PageView({ id, library }: { id: RouteId; library: PageLibrary }) {
  // A page that is already here must not suspend: hydration would wait for nothing.
  const page = library.loaded(id) ?? use(library.load(id));
  return <page.View />;
}

/** Renders the page of the router's location; nothing on paths of other owners. */
export function PageOutlet({ library }: { library: PageLibrary }) {
  return (
    <Suspense fallback={null}>
      <Routes>
        {ROUTES.filter(({ id }) => library.ids.includes(id)).map(({ id, path }) => (
          <Route key={id} path={path} element={<PageView key={id} id={id} library={library} />} />
        ))}
        {library.ids.includes('not-found') ? undefined : <Route path="*" element={null} />}
      </Routes>
    </Suspense>
  );
}
