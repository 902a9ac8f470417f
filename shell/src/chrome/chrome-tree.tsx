import { StrictMode, type ReactNode } from 'react';
import type { Language } from '@shared/contract';
import { I18nProvider, type I18n } from '@shared/i18n';
import { DirectionStyles } from '@shared/ui';
import { QueryClientProvider, type QueryClient } from '@shared/facades/query';
import { ChromeContext, type ChromeContextValue } from './chrome-context.ts';

export interface ChromeTreeProps {
  i18n: I18n;
  language: Language;
  queryClient: QueryClient;
  context: ChromeContextValue;
  children: ReactNode;
}

/** Everything around header and footer; the same on the server and in the browser. */
export function ChromeTree({ i18n, language, queryClient, context, children }: ChromeTreeProps) {
  return (
    <StrictMode>
      <ChromeContext value={context}>
        <I18nProvider i18n={i18n} language={language}>
          <DirectionStyles language={language}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </DirectionStyles>
        </I18nProvider>
      </ChromeContext>
    </StrictMode>
  );
}
