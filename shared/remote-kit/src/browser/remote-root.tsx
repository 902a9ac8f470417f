import { useEffect, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createApi } from '@shared/api';
import type { Bus, Language, ParcelProps, RemoteProps } from '@shared/contract';
import { useBusLanguage, type I18n, type Locales } from '@shared/i18n';
import { BrowserRouter } from '@shared/facades/router';
import type { QueryClient } from '@shared/facades/query';
import type { RemoteContextValue } from '../context/remote-context.ts';
import { RemoteTree } from '../context/remote-tree.tsx';
import type { PageLibrary } from '../page/page-library.ts';
import { PageOutlet } from '../page/page-outlet.tsx';
import type { ViewsAhead } from '../page/views-ahead.ts';
import { createIslands } from './create-islands.ts';

/**
 * The language whose words are here. It follows the bus at once when the host's gate did its work; when
 * words are late or failed to load, the visitor keeps the words of before instead of bare keys.
 */
function useReadableLanguage(bus: Bus, locales: Locales): Language {
  const wanted = useBusLanguage(bus);
  const [shown, setShown] = useState(wanted);
  const ready = locales.has(wanted);
  if (ready && shown !== wanted) setShown(wanted);
  useEffect(() => {
    if (!ready)
      void locales
        .load(wanted)
        .then(() => setShown(wanted))
        .catch(() => undefined);
  }, [locales, ready, wanted]);
  return ready ? wanted : shown;
}

/** What all roots of one remote have in common. */
export interface RemoteParts {
  name: string;
  library: PageLibrary;
  i18n: I18n;
  locales: Locales;
  queryClient: QueryClient;
  ahead: ViewsAhead;
}

interface ScopeProps {
  parts: RemoteParts;
  props: ParcelProps & Partial<Pick<RemoteProps, 'reportHead' | 'placeParcel'>>;
  children: ReactNode;
}

const ignoreHead = () => {};

/** Words, direction and data in the bus's language, around a page or a parcel. */
function RemoteScope({ parts, props, children }: ScopeProps) {
  const { name, i18n, locales, queryClient } = parts;
  const { bus, http, languageGate, reportHead = ignoreHead, placeParcel } = props;
  const language = useReadableLanguage(bus, locales);
  const [islands] = useState(createIslands);
  // What sleeps is of the language that it was drawn in. Registered when the mount is told to be through, not later.
  useLayoutEffect(
    () => languageGate.register((next) => Promise.all([locales.load(next), islands.wakeAll()])),
    [languageGate, locales, islands],
  );
  const context = useMemo<RemoteContextValue>(
    () => ({
      name,
      api: createApi(http),
      bus,
      head: { when: 'committed', send: reportHead },
      placeParcel,
      islands,
    }),
    [name, http, bus, reportHead, placeParcel, islands],
  );
  return (
    <RemoteTree context={context} i18n={i18n} language={language} queryClient={queryClient}>
      {children}
    </RemoteTree>
  );
}

/** What the root of a remote's pages is drawn with. */
export interface PageRootProps extends RemoteProps {
  /** Default: `true`. While it does not stand on the page it only draws pages ahead. */
  isStanding?: boolean;
}

/** The browser's root of a remote's pages. */
export function RemoteRoot({ parts, props }: { parts: RemoteParts; props: PageRootProps }) {
  const { isStanding = true } = props;
  return (
    <RemoteScope parts={parts} props={props}>
      <BrowserRouter>
        <PageOutlet library={parts.library} ahead={parts.ahead} isStanding={isStanding} />
      </BrowserRouter>
    </RemoteScope>
  );
}

/** The browser's root of one parcel. */
export function ParcelRoot({
  parts,
  props,
  View,
}: {
  parts: RemoteParts;
  props: ParcelProps;
  View: ComponentType<object>;
}) {
  return (
    <RemoteScope parts={parts} props={props}>
      <View {...props.props} />
    </RemoteScope>
  );
}
