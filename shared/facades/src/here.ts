import {
  createContext,
  createElement,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createSearchParams,
  useLocation as useRouterLocation,
  useNavigate,
  type Location,
  type SetURLSearchParams,
} from 'react-router-dom';

/** Where somebody stands, and how that is told. */
export interface Here {
  readonly location: Location;
  move(location: Location): void;
  /** Tells at once, since it may have moved before, and of each move and from where. */
  follow(listener: (from?: Location) => void): () => void;
}

export function createHere(beginning: Location): Here {
  let location = beginning;
  const listeners = new Set<(from?: Location) => void>();
  return {
    get location() {
      return location;
    },
    move(next) {
      if (next === location) return;
      const from = location;
      location = next;
      for (const listener of listeners) listener(from);
    },
    follow(listener) {
      listeners.add(listener);
      listener();
      return () => void listeners.delete(listener);
    },
  };
}

/** The nearest place that moves; undefined on the server. */
export const HereContext = createContext<Here | undefined>(undefined);

/**
 * The router's own `BrowserRouter`, but for one thing: an address that changes is told to whoever asks for it, and is no other
 * value of a context. React takes a context that changes for a change of all that still stands as the server drew it below, and
 * brings one sleeping part after the other to life for it, each of which lets what is being drawn begin anew.
 */
export function BrowserRouter({ children }: { children?: ReactNode }): ReactNode {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [here] = useState(() => createHere(history.location));
  const [beginning] = useState(here.location);
  useLayoutEffect(() => history.listen(({ location }) => here.move(location)), [history, here]);
  return createElement(
    Router,
    { location: beginning, navigator: history },
    createElement(HereContext.Provider, { value: here }, children),
  );
}

/** The present location, followed in a transition, as the router does. */
export function useLocation(): Location {
  const here = use(HereContext);
  // On the server, where nobody moves.
  const still = useRouterLocation();
  const [seen, setSeen] = useState({ here, location: here?.location ?? still });
  // Another place is another page, which must not begin at the address of the one before.
  const now = seen.here === here ? seen : { here, location: here?.location ?? still };
  if (now !== seen) setSeen(now);
  useLayoutEffect(
    () =>
      here?.follow(() =>
        startTransition(() =>
          setSeen((before) =>
            before.here === here && before.location === here.location
              ? before
              : { here, location: here.location },
          ),
        ),
      ),
    [here],
  );
  return here ? now.location : still;
}

/** The router's hook of that name, on the location above. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => createSearchParams(search), [search]);
  const setParams = useCallback<SetURLSearchParams>(
    (next, options) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${createSearchParams(wanted)}`, options);
    },
    [navigate, params],
  );
  return [params, setParams];
}
