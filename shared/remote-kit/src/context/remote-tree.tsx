import { StrictMode, type ReactNode } from 'react';
import type { Language } from '@shared/contract';
import { I18nProvider, type I18n } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { QueryClientProvider, type QueryClient } from '@shared/facades/query';
import { RemoteContext, type RemoteContextValue } from './remote-context.ts';

export interface SurroundingsProps {
  context: RemoteContextValue;
  i18n: I18n;
  language: Language;
  children: ReactNode;
}

export interface RemoteTreeProps extends SurroundingsProps {
  queryClient: QueryClient;
}

/** What stands around all of a remote's components, and depends on its language and host alone. */
export function Surroundings({ context, i18n, language, children }: SurroundingsProps) {
  return (
    <StrictMode>
      <RemoteContext value={context}>
        <I18nProvider i18n={i18n} language={language}>
          <DirectionStyles language={language}>{children}</DirectionStyles>
        </I18nProvider>
      </RemoteContext>
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
