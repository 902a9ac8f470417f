import { readStoredToken } from '@shared/api/http';
import { knownParameters, type DocumentState, type FirstView, type Language } from '@shared/contract';

export interface FirstViews {
  takeFirstView(name: string): FirstView | undefined;
  takeParcelView(key: string): FirstView | undefined;
}

/** The server has no visitor's token: for whom there is one its answers may be others. */
const viewOf = (state: unknown): FirstView => ({
  state,
  ...(readStoredToken() !== undefined && { isAnonymous: true }),
});

/**
 * Gives out the server's content once: to its owner, at the address and in the language that it was
 * rendered for. Everything later is created in the browser.
 */
export function createFirstViews(state: DocumentState, language: Language): FirstViews {
  const { pathname, search } = window.location;
  const isOurs =
    state.language === language &&
    state.url === pathname + knownParameters(search, state.parameters ?? undefined);
  const parcels = new Map(Object.entries(isOurs ? state.parcels : {}));
  let given = !isOurs;
  return {
    takeFirstView(name) {
      const isFirst = !given;
      given = true;
      if (isFirst && state.rendered === name) return viewOf(state.outlet);
      // Whatever else comes first, the document's parcels are gone with its outlet.
      parcels.clear();
      return undefined;
    },
    takeParcelView(key) {
      const parcelState = parcels.get(key);
      return parcels.delete(key) ? viewOf(parcelState) : undefined;
    },
  };
}
