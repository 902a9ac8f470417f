import {
  Activity,
  memo,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { AHEAD } from '@shared/contract';
import { RoutePlace, type Location } from '@shared/facades/router';
import { DrawnAhead, OUT_OF_SIGHT } from '@shared/ui';
import type { Page } from './definition.ts';
import type { PageLibrary } from './page-library.ts';
import { usePresentLocation } from './present-location.ts';
import { createViewsAhead, isAt, type ViewAhead, type ViewsAhead } from './views-ahead.ts';

interface PageViewProps {
  id: string;
  library: PageLibrary;
}

/**
 * A page that is already here stands in no boundary: what stands in one is hydrated later and in small steps, and after
 * each step that brings styles the browser looks at the whole page again. Decided once, or the page would be begun anew;
 * and asked for once, outside of what waits for it: React draws that again for each page that did not come. An address that
 * changes without its path is a matter of those in it who ask for it.
 */
const PageView = memo(({ id, library }: PageViewProps) => {
  const [page] = useState(() => library.loaded(id) ?? library.load(id));
  if ('View' in page) return <page.View />;
  return (
    <Suspense fallback={null}>
      <ArrivingPage page={page} />
    </Suspense>
  );
});

function ArrivingPage({ page }: { page: Promise<Page> }) {
  const { View } = use(page);
  return <View />;
}

/** The page of an address; nothing on paths of other owners. */
const Pages = memo(({ library, location }: { library: PageLibrary; location: Location }) => {
  const match = library.match(location.pathname);
  if (!match) return undefined;
  const { id } = match.route;
  return (
    <RoutePlace location={location} params={match.params}>
      <PageView key={id} id={id} library={library} />
    </RoutePlace>
  );
});

interface PageOutletProps {
  library: PageLibrary;
  /** Pages to be drawn out of sight; the server has none. */
  ahead?: ViewsAhead;
  /** Whether the remote stands on the page. Default: `true`; while it does not, all that it draws is out of sight. */
  isStanding?: boolean;
}

const NONE = createViewsAhead();

/** Where a page stands: what was drawn ahead goes on with the address that it began with, where that is the same. */
const addressOf = (view: ViewAhead | undefined, here: Location): Location =>
  view && isAt(view, here) && here.hash === '' && here.state === null ? view.location : here;

/**
 * Renders the page of the present address, and out of sight those that the visitor may open next. At the address of another
 * owner it stays as it was: whoever put the remote on the page is about to take it away.
 */
export function PageOutlet({ library, ahead = NONE, isStanding = true }: PageOutletProps) {
  const present = usePresentLocation();
  const views = useSyncExternalStore(ahead.subscribe, ahead.list, ahead.list);
  const enter = () => ({
    location: present,
    isStanding,
    // What is drawn ahead began at its own address: a list with other filters is another beginning.
    view: isStanding ? views.find((view) => isAt(view, present)) : undefined,
  });
  const [entered, setEntered] = useState(enter);
  const isOurs = library.match(present.pathname) !== undefined;
  const hasMoved = entered.location.pathname !== present.pathname || entered.isStanding !== isStanding;
  if (isOurs && hasMoved) setEntered(enter);

  const shown = entered.view;
  useEffect(() => {
    // Whoever comes back finds the page as it is then.
    if (shown) ahead.drop(shown.key);
  }, [ahead, shown]);

  const location = addressOf(shown, isOurs ? present : entered.location);
  return (
    <>
      {isStanding && !shown && <Pages library={library} location={location} />}
      {/* What is shown goes first, where a reader of the page looks, but not at once: to move the others is to take down their layout. */}
      {(shown && !views.includes(shown) ? [shown, ...views] : views).map((view) => (
        <Place key={view.key} view={view} isShown={view === shown}>
          <Pages library={library} location={view === shown ? location : view.location} />
        </Place>
      ))}
    </>
  );
}

interface PlaceProps {
  view: ViewAhead;
  isShown: boolean;
  children: ReactNode;
}

/**
 * Where one page is drawn out of sight, and stands once the visitor asks for it: what the host has laid out of it by then
 * is laid out, alike whatever stands around it. A host finds it by its address and may bring it into sight before it tells of the
 * move. What throws while nobody sees it is kept quiet by the activity: it is drawn, and
 * throws, when the visitor asks for it.
 */
function Place({ view: { location }, isShown, children }: PlaceProps) {
  const outOfSight = { [AHEAD]: location.pathname + location.search };
  return (
    <div style={{ display: 'flow-root', ...(!isShown && OUT_OF_SIGHT) }} {...(!isShown && outOfSight)}>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <DrawnAhead value={!isShown}>{children}</DrawnAhead>
      </Activity>
    </div>
  );
}
