import { variablesOf, type Language } from '@shared/contract';
import { Fragment } from 'react';
import { errorsCommand, shellCommand, siteCommand } from '../commands.ts';
import type { ReleaseRole, ReleasesView } from '../view.ts';
import { Code } from './code.tsx';
import { CommandList } from './command-list.tsx';
import { ErrorsList } from './errors-list.tsx';
import { FitsTable } from './fits-table.tsx';
import type { OwnDocument } from '../../document/own-document.ts';
import { ownPage, releasesAddress, type OwnPageParts } from './own-page.tsx';
import { RemoteCard } from './remote-card.tsx';
import { Role } from './role.tsx';
import { createTelling, type Telling } from './telling.ts';
import { hasVisits, VitalsTable } from './vitals-table.tsx';
import { WORDS } from './words.ts';

interface PartProps {
  view: ReleasesView;
  telling: Telling;
}

/** How many of it all, at a glance. */
function Overview({ view, telling: { words, number } }: PartProps) {
  const releases = view.remotes.flatMap((remote) => remote.releases);
  const count = (role: ReleaseRole) => releases.filter((release) => release.role === role).length;
  const breaking = view.problems.filter(({ breaks }) => breaks).length;
  const away = view.remotes.length - count('live');
  const tiles = [
    ['live', `${number(count('live'))} / ${number(view.remotes.length)}`, away > 0 ? 'bad' : 'good'],
    ['canaries', number(count('canary')), count('canary') > 0 ? 'under-way' : ''],
    ['held', number(count('held')), ''],
    ['misfits', number(breaking), breaking > 0 ? 'bad' : 'good'],
    ['errors', number(view.recentErrors), view.recentErrors > 0 ? 'bad' : ''],
  ] as const;
  return (
    <dl className="overview">
      {tiles.map(([name, figure, tone]) => (
        <div key={name} className={tone}>
          <dt>{words.overview[name]}</dt>
          <dd>
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to each part, with what there is to see. */
function Contents({ view, telling }: PartProps) {
  const { words } = telling;
  return (
    <nav className="contents" aria-label={words.contents}>
      <ul>
        {view.remotes.map(({ name, releases, problem }) => (
          <li key={name}>
            <a href={`#${name}`}>
              <Code>{name}</Code>
              {problem !== null && <span className="role refused">{words.problem}</span>}
              {releases
                .filter(({ role }) => role === 'canary' || role === 'held')
                .map(({ role, id, percent }) => (
                  <Role key={id} role={role} percent={percent} telling={telling} />
                ))}
            </a>
          </li>
        ))}
        <li>
          <a href="#shell">{words.shell}</a>
        </li>
      </ul>
    </nav>
  );
}

function ShellCard({ view, telling }: PartProps) {
  const { words, number } = telling;
  const { version, contract, accepts, vitals, errors, errorGroups } = view.shell;
  return (
    <section className="card remote" id="shell" aria-labelledby="shell-title">
      <h2 id="shell-title">{words.shell}</h2>
      <div className="columns">
        <div>
          <p className="facts">
            <span>
              <Code>{version}</Code>
            </span>
            <span>
              {words.contract} {number(contract)}
            </span>
            <span>
              {words.accepts} {accepts.map(number).join(', ')}
            </span>
          </p>
          <CommandList
            commands={[shellCommand, ...(errorGroups === 0 ? [errorsCommand('shell')] : [])]}
            telling={telling}
          />
          <h3>{words.errors.title}</h3>
          <ErrorsList
            owner="shell"
            groups={errors}
            count={errorGroups}
            kept={view.errorsKept}
            telling={telling}
          />
        </div>
        <div>
          <h3>{words.vitals.title}</h3>
          {hasVisits(vitals) ? (
            <VitalsTable
              of={words.shell}
              columns={[{ label: words.roles.live, id: version, vitals }]}
              telling={telling}
            />
          ) : (
            <p className="soft">{words.vitals.noVisits}</p>
          )}
        </div>
      </div>
    </section>
  );
}

export interface ReleasesPageParts {
  language: Language;
  assets: OwnPageParts['assets'];
  view: ReleasesView;
  /** Whether who looks has signed in. */
  signedIn: boolean;
}

/** The page of releases, at one moment. */
export function releasesPage({ language, assets, view, signedIn }: ReleasesPageParts): OwnDocument {
  const words = WORDS[language];
  const telling = createTelling(language, view.now);
  const site = siteCommand(view.siteUrl);
  const unnamed = view.remotes.filter(({ log }) => log === 'unnamed');
  return ownPage({
    language,
    assets,
    title: words.title,
    copies: true,
    actions: signedIn && (
      <form method="post" action={releasesAddress(language)}>
        <button className="quiet" type="submit" name="leave" value="1">
          {words.signOut}
        </button>
      </form>
    ),
    children: (
      <>
        <div className="intro">
          <div>
            <h1>{words.title}</h1>
            <p className="soft">{words.lead}</p>
          </div>
          <p className="as-of">
            <span>
              {words.asOf}{' '}
              <time dateTime={new Date(view.now).toISOString()}>
                <bdi>{telling.at(view.now)}</bdi>
              </time>
            </span>
            <a className="quiet" href={releasesAddress(language)}>
              {words.refresh}
            </a>
          </p>
        </div>
        <Overview view={view} telling={telling} />
        <Contents view={view} telling={telling} />
        <FitsTable view={view} telling={telling} />
        {view.remotes.map((remote) => (
          <RemoteCard key={remote.name} remote={remote} view={view} telling={telling} />
        ))}
        <ShellCard view={view} telling={telling} />
        <section className="covers" aria-labelledby="covers">
          <h2 id="covers">{words.covers}</h2>
          <p>{words.coversVitals}</p>
          <p>{words.coversErrors[view.errorsKept]}</p>
          {unnamed.length > 0 && (
            <p>
              {words.history.unnamed}{' '}
              {unnamed.map(({ name }, index) => (
                <Fragment key={name}>
                  {index > 0 && (language === 'ar' ? '، ' : ', ')}
                  <Code>{variablesOf(name).releases}</Code>
                </Fragment>
              ))}
            </p>
          )}
          {site && <CommandList commands={[site]} telling={telling} />}
        </section>
      </>
    ),
  });
}
