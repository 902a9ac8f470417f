import { randomUUID } from 'node:crypto';
import type { OwnedError } from './error-group.ts';
import { HAND_ON_LIMIT_MS, readFrame, type HandOn } from './hand-on.ts';

interface SentryTarget {
  url: string;
  key: string;
}

/** `https://key@host/path/project`; throws when it is no such address. */
function readDsn(dsn: string): SentryTarget {
  const { protocol, host, username, pathname } = new URL(dsn);
  const [, folder = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  if (username === '' || project === '') throw new Error('SENTRY_DSN is no address of a project');
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

const frameOf = (place: string) => {
  const { file, line, column } = readFrame(place);
  return { filename: file, lineno: line, colno: column, in_app: !file.includes('node_modules/') };
};

function eventOf(error: OwnedError, at: string): object {
  const { owner, release, browser, route, kind, library, name, message, stack, count } = error;
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: at,
    platform: browser === 'server' ? 'node' : 'javascript',
    level: 'error',
    release: release ? `${owner}@${release}` : owner,
    transaction: route,
    tags: { owner, kind, browser, library: library || undefined },
    extra: { count },
    // The service wants the outermost first.
    exception: {
      values: [{ type: name, value: message, stacktrace: { frames: stack.map(frameOf).toReversed() } }],
    },
  };
}

/**
 * Hands errors on as envelopes of Sentry's protocol (https://develop.sentry.dev/sdk/data-model/envelopes/), which others take as
 * well: already with owner and original places, so that the service needs no maps.
 * @param dsn as `SENTRY_DSN`; throws when it is no such address
 */
export function handOnToSentry(dsn: string, send: typeof fetch = fetch): HandOn {
  const { url, key } = readDsn(dsn);
  return async (errors, at) => {
    for (const error of errors) {
      const event = eventOf(error, at);
      const lines = [{ sent_at: at, dsn }, { type: 'event' }, event];
      const answer = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_key=${key}, sentry_client=property-site/1.0`,
        },
        body: lines.map((line) => JSON.stringify(line)).join('\n'),
        signal: AbortSignal.timeout(HAND_ON_LIMIT_MS),
      });
      if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
    }
  };
}
