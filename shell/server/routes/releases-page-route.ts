import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellAssets } from '../document/assets.ts';
import { languageOf } from '../document/language.ts';
import type { OwnDocument } from '../document/own-document.ts';
import { SECURITY_HEADERS } from '../document/security-headers.ts';
import type { Permission } from '../releases/access.ts';
import { permissionFor, type Admission } from '../releases/admission.ts';
import { RELEASES_PATH, releasesAddress } from '../releases/page/own-page.tsx';
import { releasesPage } from '../releases/page/releases-page.tsx';
import { signInPage } from '../releases/page/sign-in-page.tsx';
import type { ReleasesView } from '../releases/view.ts';

/** A token and the words round it. */
const BODY_LIMIT = 1024;
const RETRY_SECONDS = 60;

export interface ReleasesPagePorts {
  admission: Admission;
  assets: Pick<ShellAssets, 'fontFaceCss' | 'globalCss' | 'fonts'>;
  gather(): Promise<ReleasesView>;
}

const STATUS: Readonly<Record<Exclude<Permission, 'allowed'>, number>> = { refused: 401, limited: 429 };

function send(reply: FastifyReply, status: number, { html, policy }: OwnDocument): FastifyReply {
  return reply
    .headers(SECURITY_HEADERS)
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .code(status)
    .type('text/html; charset=utf-8')
    .send(html);
}

/**
 * `GET /releases`: what visitors have of each remote, what waits, and how it is doing, for those who release; `POST /releases` signs in
 * with the token, or out. Where it is off there is no such page, as anywhere else. It only reads.
 */
export function registerReleasesPage(server: FastifyInstance, ports: ReleasesPagePorts): void {
  const { admission, assets, gather } = ports;
  if (admission.kind === 'off') return;
  void server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        vary: 'cookie, authorization',
      });
    });
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const languageIn = (url: string, cookies: string | undefined) =>
      languageOf(new URL(url, 'http://site').searchParams, cookies);

    scope.get(RELEASES_PATH, async (request, reply) => {
      const { headers } = request;
      const language = languageIn(request.url, headers.cookie);
      const permission = permissionFor(admission, headers);
      if (admission.kind === 'open' && permission !== 'allowed') return reply.callNotFound();
      if (permission === 'limited') reply.header('retry-after', RETRY_SECONDS);
      if (permission !== 'allowed') {
        reply.header('www-authenticate', 'Bearer');
        const trouble = permission === 'limited' ? 'limited' : headers.authorization ? 'wrong' : undefined;
        return send(reply, STATUS[permission], signInPage(language, assets, trouble));
      }
      const signedIn = admission.kind === 'token' && headers.authorization === undefined;
      return send(reply, 200, releasesPage({ language, assets, view: await gather(), signedIn }));
    });

    if (admission.kind === 'open') return;
    const { access } = admission;
    scope.post(RELEASES_PATH, async (request, reply) => {
      const { headers, body } = request;
      const language = languageIn(request.url, headers.cookie);
      const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
      // Nobody else's page signs a browser in or out.
      if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin')
        return send(reply, 403, signInPage(language, assets));
      if (sent.has('leave'))
        return reply.header('set-cookie', access.signedOutCookie()).redirect(releasesAddress(language), 303);
      const permission = access.tryToken(sent.get('token') ?? '');
      if (permission === 'allowed')
        return reply.header('set-cookie', access.signedInCookie()).redirect(releasesAddress(language), 303);
      if (permission === 'limited') reply.header('retry-after', RETRY_SECONDS);
      const trouble = permission === 'limited' ? 'limited' : 'wrong';
      return send(reply, STATUS[permission], signInPage(language, assets, trouble));
    });
  });
}
