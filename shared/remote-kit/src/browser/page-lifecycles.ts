import { createElement } from 'react';
import { createApi } from '@shared/api';
import type {
  Head,
  HostAhead,
  NextView,
  PlaceParcel,
  PlacedParcel,
  RemoteLifecycles,
  RemoteProps,
} from '@shared/contract';
import { afterPaint } from '@shared/ui';
import type { Page } from '../page/definition.ts';
import { firstViewQueries } from '../page/first-view-queries.ts';
import { reactLifecycles } from './react-lifecycles.ts';
import { loadRenderer } from './renderer.ts';
import { RemoteRoot, type PageRootProps, type RemoteParts } from './remote-root.tsx';
import { callsAhead, fetchSilently, startData } from './start-data.ts';
import { whenIdle } from './when-idle.ts';

export interface PageLifecycles extends RemoteLifecycles {
  /** As a remote offers it. */
  prepare(view: NextView): Promise<void>;
}

/** A host without parcels places none. */
const NOT_PLACED: PlacedParcel = { shown: Promise.resolve(), remove: () => Promise.resolve() };

/** What cannot be had is asked for again where it is drawn. */
const loadLate = async (page: Page) => page.late?.();

/** A root that draws pages ahead, in its place on the page or in an element that is no part of the document yet. */
interface DrawnAhead {
  props: PageRootProps;
  /** What the host gave when it put the remote on the page. */
  arrive(props: RemoteProps): void;
}

/** Mounts a remote's pages; what was drawn ahead is put on the page instead of being drawn. */
export function pageLifecycles(parts: RemoteParts): PageLifecycles {
  const { name, library, locales, ahead } = parts;
  const root = reactLifecycles<PageRootProps>(name, (props) => createElement(RemoteRoot, { parts, props }));
  let drawn: DrawnAhead | undefined;
  let isMounted = false;

  /** A remote has one such root at a time, whoever mounts it and by what name. */
  const own = <Props extends object>(props: Props) => ({ ...props, name });

  const loadPage = async (props: RemoteProps): Promise<void> => {
    const { pathname, search } = window.location;
    const match = library.match(pathname);
    if (!props.firstView) callsAhead();
    const page = match && (library.loaded(match.route.id) ?? (await library.load(match.route.id)));
    startData(parts, props, () =>
      page ? firstViewQueries(page, library, pathname, search, createApi(props.http)) : [],
    );
  };

  const drawAhead = ({ domElement, ...host }: HostAhead): void => {
    if (isMounted || drawn) return;
    let arrived: RemoteProps | undefined;
    const props = own({
      ...host,
      domElement: domElement ?? document.createElement('div'),
      isStanding: false,
      // The same functions from the beginning: nothing of what is drawn depends on when the remote arrives.
      reportHead: (head: Head) => arrived?.reportHead(head),
      placeParcel: ((...parcel) => arrived?.placeParcel?.(...parcel) ?? NOT_PLACED) satisfies PlaceParcel,
      // What is thrown while nobody sees it costs the visitor nothing: it is thrown again when it matters.
      reportRenderError: (error: unknown) =>
        arrived ? arrived.reportRenderError(error) : void giveUp(props),
    });
    drawn = { props, arrive: (given) => (arrived = given) };
    void root.mount(props);
  };

  const readyOthers = (): void => {
    callsAhead();
    library.ids.forEach(
      (id) =>
        void library
          .load(id)
          .then(loadLate)
          .catch(() => undefined),
    );
  };

  const giveUp = async (props: PageRootProps): Promise<void> => {
    drawn = undefined;
    ahead.drop();
    await root.unmount(props);
  };

  const mountRoot = (given: RemoteProps): Promise<unknown> => {
    if (!drawn) return root.mount(own(given));
    const { props, arrive } = drawn;
    drawn = undefined;
    arrive(given);
    if (given.domElement !== props.domElement) given.domElement.append(props.domElement);
    return root.update({ ...props, isStanding: true });
  };

  return {
    bootstrap: root.bootstrap,
    async mount(props) {
      isMounted = true;
      await Promise.all([locales.load(props.bus.language$.value), loadPage(props), loadRenderer()]);
      const mounted = await mountRoot(props);
      // Not beside what comes alive just now.
      afterPaint(() => whenIdle(readyOthers));
      return mounted;
    },
    async unmount(props) {
      await root.unmount(own(props));
      ahead.drop();
      isMounted = false;
    },
    async prepare({ pathname, search = '', language, host }) {
      const match = library.match(pathname);
      callsAhead();
      const [page] = await Promise.all([match && library.load(match.route.id), locales.load(language)]);
      if (!page || !host || pathname === window.location.pathname) return;
      const queries = firstViewQueries(page, library, pathname, search, createApi(host.http));
      await Promise.all([
        ...queries.map((query) => fetchSilently(parts, query)),
        loadRenderer(),
        loadLate(page).catch(() => undefined),
      ]);
      // The visitor may have gone there meanwhile.
      if (pathname === window.location.pathname) return;
      ahead.add(pathname, search);
      drawAhead(host);
    },
  };
}
