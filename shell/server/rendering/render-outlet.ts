import {
  matchRoute,
  placeKey,
  type HttpClient,
  type JsonProps,
  type ParcelRef,
  type RenderRequest,
  type Route,
  type RouteMatch,
  type ServerRemote,
} from '@shared/contract';
import type { Leave } from './crowd.ts';
import { placingIn, type MayPlace } from './placing.ts';
import { viewIn, type RenderedView } from './rendered-view.ts';
import {
  renderFailure,
  type RemoteRenderer,
  type RenderFailureKind,
  type RenderOutcome,
} from './render-outcome.ts';

/** Why the browser is to render: nobody could or may here, or the route is not rendered on the server at all. */
export type LeftToBrowser = RenderFailureKind | 'browser-only';

export interface RenderedParcel {
  ref: ParcelRef;
  /** Undefined when the browser is to render it. */
  view: RenderedView | undefined;
  /** Why there is no view; undefined when there is one. */
  leftToBrowser: LeftToBrowser | undefined;
}

export interface RenderedOutlet {
  match: RouteMatch;
  /** Undefined when the browser is to render the section. */
  view: RenderedView | undefined;
  /** Why there is no view; undefined when there is one. */
  leftToBrowser: LeftToBrowser | undefined;
  /** What the view has places for; their markup is in the view's already, their styles are not. */
  parcels: readonly RenderedParcel[];
}

export interface OutletPorts {
  remotes: RemoteRenderer;
  /** Routes beside the table. Default: none. */
  guests?: readonly Route[];
  /** Default: parcels of the route table's remotes may be placed by anybody, and no others. */
  mayPlace?: MayPlace;
  /** The shell's own pages. */
  shellPages: ServerRemote;
  http: HttpClient;
  /** Lets a page of a remote be rendered; undefined when it is left to the browser, since the process has more to do than it can. */
  enter(): Leave | undefined;
  log(line: string): void;
}

/** Renders the outlet by its owner, and then the parcels that the owner's page has places for. Never rejects. */
export async function renderOutlet(request: RenderRequest, ports: OutletPorts): Promise<RenderedOutlet> {
  const match = matchRoute(request.pathname, ports.guests);
  if (match.route.rendering === 'browser')
    return { match, view: undefined, leftToBrowser: 'browser-only', parcels: [] };
  const outcome = await renderPage(match, request, ports);
  if (!outcome.ok) return { match, view: undefined, leftToBrowser: outcome.error.kind, parcels: [] };
  const view = outcome.value;
  const { mayPlace = placingIn({ remotes: {} }) } = ports;
  const placed = parcelsIn(view.html).filter(({ remote }) => mayPlace(match.route.owner, remote));
  const parcels = await Promise.all(placed.map((ref) => renderParcel(ref, request, ports)));
  return { match, view: withParcels(view, parcels), leftToBrowser: undefined, parcels };
}

/** The shell's own pages are rendered here, a remote's in its pool of workers. */
async function renderPage(
  { route }: RouteMatch,
  request: RenderRequest,
  { remotes, shellPages, http, enter, log }: OutletPorts,
): Promise<RenderOutcome> {
  if (route.owner !== 'shell') {
    const leave = enter();
    if (!leave) return renderFailure('crowded', 'the document server has more to do than it can');
    return remotes.render(route.owner, request).finally(leave);
  }
  try {
    return { ok: true, value: viewIn(await shellPages.render(request, { http })) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    log(`shell: rendering ${request.pathname} failed: ${message}`);
    return renderFailure('threw', message);
  }
}

async function renderParcel(
  ref: ParcelRef,
  request: RenderRequest,
  { remotes }: OutletPorts,
): Promise<RenderedParcel> {
  const outcome = await remotes.render(ref.remote, {
    ...request,
    parcel: ref.name,
    ...(ref.props && { props: ref.props }),
  });
  return outcome.ok
    ? { ref, view: outcome.value, leftToBrowser: undefined }
    : { ref, view: undefined, leftToBrowser: outcome.error.kind };
}

/**
 * Markup as it is searched: each byte a letter. What is looked for is ASCII, and everything else comes through as it is, in a tenth of
 * the time that it takes to make text of it.
 */
const lettersOf = (bytes: Buffer): string => bytes.toString('latin1');
const bytesOf = (letters: string): Buffer => Buffer.from(letters, 'latin1');

/** An empty place, as `ParcelSlot` renders it, with what the parcel is given as escaped JSON. */
const PLACE = /<div data-parcel="([\w-]+)\/([\w-]+)"(?: data-props="([^"]{1,2000})")?><\/div>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const readAttribute = (text: string) =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');

/** Undefined for what is none: the browser places that one. */
function readPlace(
  remote: string | undefined,
  name: string | undefined,
  props?: string,
): ParcelRef | undefined {
  if (!remote || !name) return undefined;
  if (props === undefined) return { remote, name };
  try {
    const given: unknown = JSON.parse(readAttribute(bytesOf(props).toString()));
    const isProps = typeof given === 'object' && given !== null && !Array.isArray(given);
    return isProps ? { remote, name, props: given as JsonProps } : undefined;
  } catch {
    return undefined;
  }
}

const parcelsIn = (html: Buffer): ParcelRef[] =>
  Array.from(lettersOf(html).matchAll(PLACE)).flatMap(
    ([, remote, name, props]) => readPlace(remote, name, props) ?? [],
  );

function withParcels(view: RenderedView, parcels: readonly RenderedParcel[]): RenderedView {
  if (parcels.length === 0) return view;
  const rendered = new Map(parcels.map((parcel) => [placeKey(parcel.ref), parcel.view]));
  const html = lettersOf(view.html).replaceAll(
    PLACE,
    (place, remote: string, name: string, props?: string) => {
      const ref = readPlace(remote, name, props);
      const content = ref && rendered.get(placeKey(ref))?.html;
      return content ? place.replace('></div>', () => `><div>${lettersOf(content)}</div></div>`) : place;
    },
  );
  return {
    ...view,
    html: bytesOf(html),
    complete: view.complete && parcels.every((parcel) => parcel.view?.complete),
  };
}
