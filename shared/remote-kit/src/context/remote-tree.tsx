import { createContext, StrictMode, use, useMemo, type ReactNode } from 'react';
import type { Language } from '@shared/contract';
import { I18nProvider, type I18n } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { QueryClientProvider, type QueryClient } from '@shared/facades/query';
import { RemoteContext, type RemoteContextValue } from './remote-context.ts';

export interface SurroundingsValue {
  context: RemoteContextValue;
  i18n: I18n;
  language: Language;
}

export interface SurroundingsProps extends SurroundingsValue {
  children: ReactNode;
}

const SurroundingsContext = createContext<SurroundingsValue | undefined>(undefined);

/** What a root within the tree is to be surrounded with; throws outside of `Surroundings`. */
export function useSurroundings(): SurroundingsValue {
  const value = use(SurroundingsContext);
  if (!value) throw new Error('a late part works inside of a remote of defineRemote only');
  return value;
}

export interface RemoteTreeProps extends SurroundingsProps {
  queryClient: QueryClient;
}

/** What stands around all of a remote's components, and depends on its language and host alone. */
export function Surroundings({ context, i18n, language, children }: SurroundingsProps) {
  const value = useMemo(() => ({ context, i18n, language }), [context, i18n, language]);
  return (
    <StrictMode>
      <SurroundingsContext value={value}>
        <RemoteContext value={context}>
          <I18nProvider i18n={i18n} language={language}>
            <DirectionStyles language={language}>{children}</DirectionStyles>
          </I18nProvider>
        </RemoteContext>
      </SurroundingsContext>
    </StrictMode>
  );
}

/**
 * Everything around a remote's pages. React context does not cross single-spa roots, so each root brings
 * its own; server and browser render this same tree, or hydration would not fit.
 */
export function RemoteTree({ queryClient, children, ...surroundings }: RemoteTreeProps) {
  return (
    <Surroundings {...surroundings}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Surroundings>
  );
}
