import { Suspense, use, useState } from 'react';
import { ROUTES, type RouteId } from '@shared/contract';
import { Route, Routes } from '@shared/facades/router';
import type { Page } from './definition.ts';
import type { PageLibrary } from './page-library.ts';

interface PageViewProps {
  id: RouteId;
  library: PageLibrary;
}

/**
 * A page that is already here stands in no boundary: what stands in one is hydrated later and in small steps, and after
 * each step that brings styles the browser looks at the whole page again. Decided once, or the page would be begun anew;
 * and asked for once, outside of what waits for it: React draws that again for each page that did not come.
 */
function PageView({ id, library }: PageViewProps) {
  const [page] = useState(() => library.loaded(id) ?? library.load(id));
  if ('View' in page) return <page.View />;
  return (
    <Suspense fallback={null}>
      <ArrivingPage page={page} />
    </Suspense>
  );
}

function ArrivingPage({ page }: { page: Promise<Page> }) {
  const { View } = use(page);
  return <View />;
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
