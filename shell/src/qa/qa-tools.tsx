import { useEffect, useState, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { releaseId, type OverrideState } from '@shared/contract';
import { Button, Cluster, Drawer, Stack, Text, TextField, tokens, useDialog } from '@shared/ui';
import { styled } from 'styled-components';
import type { LoadRecord } from '../composition/load-log.ts';
import { overrideLink, type OverrideChoices } from './override-link.ts';
import { isLocalNetworkRefused, leadsToLocalNetwork } from './local-network.ts';
import type { QaPorts } from './qa-ports.ts';
import { RefusalWords } from './refusal-words.tsx';
import { duplicateLibraries } from './shared-copies.ts';
import { useQaWords } from './use-qa-words.ts';

const roots = new Map<string, Root>();

async function show(id: string, { loadFrame }: QaPorts, content: ReactElement): Promise<void> {
  const { scope } = await loadFrame();
  const place = document.getElementById(id) ?? document.body.appendChild(document.createElement('div'));
  place.id = id;
  const root = roots.get(id) ?? createRoot(place, { identifierPrefix: `${id}-` });
  roots.set(id, root);
  root.render(scope.wrap(content));
}

/** Says on every page that it is not what visitors get. */
export const showBanner = (ports: QaPorts) => show('qa-banner', ports, <Banner {...ports} />);

let opened = 0;
/** Shows the panel, also when it was closed before. */
export const showPanel = (ports: QaPorts) =>
  show('qa-panel', ports, <Panel key={(opened += 1)} {...ports} />);

const go = (address: string) => window.location.assign(address);

function Banner({ state, registry }: QaPorts) {
  const words = useQaWords();
  const { overrides = [], expiresAt } = state.qa ?? {};
  const until = expiresAt ? new Date(expiresAt).toTimeString().slice(0, 5) : '';
  const isPreview = overrides.every(({ preview }) => preview !== undefined);
  const hasEnded = overrides.some(({ preview }) => preview === 'ended');
  return (
    <Strip>
      <span>
        {isPreview ? words.preview : words.banner}{' '}
        {overrides.map((override) => (
          <strong key={override.remote}>
            <bdi>{nameOf(override, registry)}</bdi>
            {override.refused && (
              <>
                {' '}
                {'– '}
                <RefusalWords refused={override.refused} />
              </>
            )}{' '}
          </strong>
        ))}
        {hasEnded ? '' : `${words.until} ${until}`}
      </span>
      <Button size="small" variant="secondary" onClick={() => go(overrideLink({}, window.location.href))}>
        {words.stop}
      </Button>
    </Strip>
  );
}

/** Of a preview without its name, which is the link's secret. */
function nameOf(
  { remote, source, version, preview, refused }: OverrideState,
  { remotes }: QaPorts['registry'],
) {
  if (!preview) return `${[remote, version].join(' ').trim()} (${source})`;
  const shown = refused === undefined && remotes[remote];
  return shown ? `${remote} ${releaseId({ folder: shown.base })}` : remote;
}

const stateOf = (record: LoadRecord | undefined, words: ReturnType<typeof useQaWords>) => {
  if (!record) return words.states.idle;
  if (record.failure) return `${words.states.failed}: ${words.failures[record.failure]}`;
  return record.durationMs === undefined
    ? words.states.loading
    : `${words.states.loaded} ${record.durationMs} ${words.milliseconds}`;
};

/** What the browser will ask, or was told, when a choice is on the local network. */
function LocalNetworkNote({ sources }: { sources: readonly string[] }) {
  const words = useQaWords();
  const [refused, setRefused] = useState(false);
  const concerned = leadsToLocalNetwork(window.location.href, sources);
  useEffect(() => {
    if (concerned) void isLocalNetworkRefused().then(setRefused);
  }, [concerned]);
  if (!concerned) return null;
  return (
    <Note role="note">
      <strong>{words.localNetwork.title}</strong>
      <p>{refused ? words.localNetwork.refused : words.localNetwork.asked}</p>
      <p>
        {words.localNetwork.instead}{' '}
        <code dir="ltr">npm run dev -- mf-blog --against {window.location.origin}</code>
      </p>
    </Note>
  );
}

function Panel({ state, registry, loads, shared }: QaPorts) {
  const words = useQaWords();
  const drawer = useDialog();
  const { open } = drawer;
  const choosable = state.qa?.choosable ?? false;
  const overridden = Object.fromEntries(
    (state.qa?.overrides ?? []).map(({ remote, source }) => [remote, source]),
  );
  const [choices, setChoices] = useState<OverrideChoices>(overridden);
  const [copied, setCopied] = useState(false);
  // Opened by a key, not by a button that could say so in its markup.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => open(), []);
  const records = new Map(loads.records().map((record) => [record.remote, record]));
  const duplicates = duplicateLibraries(shared);
  const link = () => overrideLink(choices, window.location.href);
  const copy = () => void navigator.clipboard.writeText(link()).then(() => setCopied(true));

  return (
    <Drawer handle={drawer} side="end" title={words.title} closeLabel={words.close}>
      <Stack $gap={5}>
        <Text $size="sm">{choosable ? words.lead : words.previewLead}</Text>
        {Object.values(registry.remotes).map(({ name, base, channel }) => (
          <Remote key={name}>
            <dl>
              <dt>{words.remote}</dt>
              <dd>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
              </dd>
              <dt>{words.version}</dt>
              <dd>
                <bdi>{releaseId({ folder: base })}</bdi>
              </dd>
              <dt>{words.channel}</dt>
              <dd>{words.channels[channel]}</dd>
              <dt>{words.state}</dt>
              <dd>{stateOf(records.get(name), words)}</dd>
            </dl>
            {choosable && (
              <TextField
                label={`${words.source} (${name})`}
                placeholder={words.hint}
                value={choices[name] ?? ''}
                onChange={(event) => setChoices({ ...choices, [name]: event.target.value })}
                spellCheck={false}
                dir="ltr"
              />
            )}
          </Remote>
        ))}
        <LocalNetworkNote sources={Object.values(choices)} />
        <Stack $gap={2}>
          <strong>{words.shared}</strong>
          {duplicates.length === 0 ? (
            <Text $size="sm">{words.sharedGood}</Text>
          ) : (
            duplicates.map(({ library, copies, cure }) => (
              <Text key={library} $size="sm">
                <bdi dir="ltr">{copies.join(', ')}</bdi>: <code dir="ltr">{cure}</code>
              </Text>
            ))
          )}
        </Stack>
        <Cluster>
          {choosable && <Button onClick={() => go(link())}>{words.apply}</Button>}
          <Button variant="secondary" onClick={copy}>
            {copied ? words.copied : words.link}
          </Button>
          <Button variant="quiet" onClick={() => go(overrideLink({}, window.location.href))}>
            {words.reset}
          </Button>
        </Cluster>
      </Stack>
    </Drawer>
  );
}

const Strip = styled.output`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  background: ${tokens.color.warningWash};
  color: ${tokens.color.ink};
  border-block-start: 2px solid ${tokens.color.warning};
  font-size: ${tokens.size.sm};
`;

const Note = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-inline-start: 3px solid ${tokens.color.warning};
  background: ${tokens.color.warningWash};
  color: ${tokens.color.ink};
  font-size: ${tokens.size.sm};
  code {
    overflow-wrap: anywhere;
  }
`;

const Remote = styled.section`
  display: grid;
  gap: ${tokens.space[3]};
  padding-block-end: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.hairline};
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    font-size: ${tokens.size.sm};
  }
  dt {
    color: ${tokens.color.inkMuted};
  }
`;
