import { StrictMode, type ReactNode } from 'react';
import type { Language } from '@shared/contract';
import { I18nProvider, type I18n } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { QueryClientProvider, type QueryClient } from '@shared/facades/query';
import { RemoteContext, type RemoteContextValue } from './remote-context.ts';

export interface RemoteTreeProps {
  context: RemoteContextValue;
  i18n: I18n;
  language: Language;
  queryClient: QueryClient;
  children: ReactNode;
}

/**
 * Everything around a remote's pages. React context does not cross single-spa roots, so each root brings
 * its own; server and browser render this same tree, or hydration would not fit.
 */
export function RemoteTree({ context, i18n, language, queryClient, children }: RemoteTreeProps) {
  return (
    <StrictMode>
      <RemoteContext value={context}>
        <I18nProvider i18n={i18n} language={language}>
          <DirectionStyles language={language}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </DirectionStyles>
        </I18nProvider>
      </RemoteContext>
    </StrictMode>
  );
}
