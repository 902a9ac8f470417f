import {
  matchRoute,
  parcelKey,
  REMOTE_NAMES,
  type HttpClient,
  type ParcelRef,
  type RemoteName,
  type RenderRequest,
  type RenderResult,
  type RouteMatch,
} from '@shared/contract';
import { shellPages } from '../../src/pages.ts';
import type { RegistryView } from '../registry/registry.ts';
import { asServerRemote } from './server-remote.ts';

export interface RenderedParcel {
  ref: ParcelRef;
  /** Undefined when the browser is to render it. */
  view: RenderResult | undefined;
}

export interface RenderedOutlet {
  match: RouteMatch;
  /** Undefined when the browser is to render the section. */
  view: RenderResult | undefined;
  /** What the view has places for; their markup is in the view's already. */
  parcels: readonly RenderedParcel[];
}

interface OutletPorts {
  registry: RegistryView;
  http: HttpClient;
  limitMs: number;
  log(line: string): void;
}

const pages = asServerRemote(shellPages);

/** Renders the outlet by its owner, and then the parcels that the owner's page has places for. */
export async function renderOutlet(request: RenderRequest, ports: OutletPorts): Promise<RenderedOutlet> {
  const match = matchRoute(request.pathname);
  const view = match.route.rendering === 'browser' ? undefined : await renderPage(match, request, ports);
  if (!view) return { match, view, parcels: [] };
  const parcels = await Promise.all(parcelsIn(view.html).map((ref) => renderParcel(ref, request, ports)));
  return { match, view: withParcels(view, parcels), parcels };
}

/** The shell's own pages are rendered here, a remote's in its pool of workers. */
async function renderPage(
  { route }: RouteMatch,
  request: RenderRequest,
  { registry, http, limitMs, log }: OutletPorts,
): Promise<RenderResult | undefined> {
  if (route.owner !== 'shell') {
    const outcome = await registry.render(route.owner, request, limitMs);
    return outcome?.ok ? outcome.value : undefined;
  }
  try {
    return await pages.render(request, { http });
  } catch (error) {
    log(
      `shell: rendering ${request.pathname} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    return undefined;
  }
}

async function renderParcel(
  ref: ParcelRef,
  request: RenderRequest,
  { registry, limitMs }: OutletPorts,
): Promise<RenderedParcel> {
  const outcome = await registry.render(ref.remote, { ...request, parcel: ref.name }, limitMs);
  return { ref, view: outcome?.ok ? outcome.value : undefined };
}

/** An empty place, as `ParcelSlot` renders it. */
const PLACE = /<div data-parcel="([\w-]+)\/([\w-]+)"><\/div>/g;

const isRemoteName = (name: string | undefined): name is RemoteName =>
  REMOTE_NAMES.includes(name as RemoteName);

const parcelsIn = (html: string): ParcelRef[] =>
  Array.from(html.matchAll(PLACE)).flatMap(([, remote, name]) =>
    isRemoteName(remote) && name ? [{ remote, name }] : [],
  );

function withParcels(view: RenderResult, parcels: readonly RenderedParcel[]): RenderResult {
  const rendered = new Map(parcels.map((parcel) => [parcelKey(parcel.ref), parcel.view]));
  const html = view.html.replaceAll(PLACE, (place, remote: string, name: string) => {
    const content = rendered.get(`${remote}/${name}`)?.html;
    return content === undefined ? place : `<div data-parcel="${remote}/${name}"><div>${content}</div></div>`;
  });
  const css = view.css + parcels.map((parcel) => parcel.view?.css ?? '').join('');
  return { ...view, html, css, complete: view.complete && parcels.every((parcel) => parcel.view?.complete) };
}
