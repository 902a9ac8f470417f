import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi, useHead, useTellNews } from '@shared/remote-kit';
import {
  Badge,
  Card,
  CloseIcon,
  Container,
  EmptyState,
  Heading,
  HeartIcon,
  IconButton,
  LinkButton,
  tokens,
} from '@shared/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { counted } from '../locales/counted.ts';
import type { ListingScope } from '../search/listing-scope.ts';
import { savedScope } from './saved-scope.ts';
import { countNews } from './count-news.ts';
import { freshInAll, removeSearch, savedSearches, type SavedSearch } from './saved-searches.ts';
import { listAddress } from './search-key.ts';
import { useSearchName } from './search-name.ts';
import { useSearchesWords } from './searches-words.ts';

const unknown = () => undefined;

/** The searches that this browser keeps, each with what is new in it. */
export default function SearchesView() {
  const own = useSearchesWords();
  const api = useApi();
  const tellNews = useTellNews();
  const marksNews = api.offers('lists.newest');
  const kept = useSyncExternalStore(savedSearches.subscribe, savedSearches.read, unknown);
  const title = useRef<HTMLHeadingElement>(null);
  useHead({
    title: own('title'),
    description: own('leadWithoutNews'),
    canonical: paths.properties,
    // Empty to whoever comes without the browser that keeps them.
    listed: false,
  });
  useEffect(() => {
    // The visitor has come to see it; without an answer what was known before stands.
    countNews(api, tellNews).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [api]);
  const remove = (search: SavedSearch) => {
    removeSearch(search);
    if (marksNews) tellNews(freshInAll());
    // The pressed button goes away with what it removed.
    title.current?.focus({ preventScroll: true });
  };
  const rows = kept?.searches.flatMap((search) => {
    const scope = savedScope(search.list);
    return scope ? [{ search, scope }] : [];
  });
  return (
    <Page>
      <Head>
        <div>
          <Heading level={1} ref={title} tabIndex={-1}>
            {own('title')}
          </Heading>
          <Lead>{own(marksNews ? 'lead' : 'leadWithoutNews')}</Lead>
        </div>
        <LinkButton href={paths.favourites} variant="secondary" icon={<HeartIcon size={20} />}>
          {own('favourites')}
        </LinkButton>
      </Head>
      {rows?.length === 0 && (
        <EmptyState
          title={own('noneTitle')}
          text={own('noneText')}
          action={<LinkButton href={paths.properties}>{own('browse')}</LinkButton>}
        />
      )}
      {rows && rows.length > 0 && (
        <List aria-label={own('list')}>
          {rows.map(({ search, scope }) => (
            <li key={`${search.list}?${search.query}`}>
              <Row search={search} scope={scope} marksNews={marksNews} onRemove={() => remove(search)} />
            </li>
          ))}
        </List>
      )}
    </Page>
  );
}

interface RowProps {
  search: SavedSearch;
  scope: ListingScope;
  marksNews: boolean;
  onRemove(): void;
}

function Row({ search, scope, marksNews, onRemove }: RowProps) {
  const { t, format, language } = useTranslation();
  const own = useSearchesWords();
  const name = useSearchName()(search, scope);
  const { query, fresh } = search;
  const isFresh = marksNews && fresh > 0;
  // What is new stands first.
  const address = listAddress(scope, isFresh ? `${query}${query && '&'}sort=newest` : query);
  return (
    <Card as="article">
      <Line>
        <Words>
          <Kind>{t(`lists.${scope.id}.title`)}</Kind>
          <Name level={2} size="md">
            <a href={address}>
              <bdi>{name}</bdi>
            </a>
          </Name>
        </Words>
        {isFresh && <Badge $tone="available">{counted({ t: own, format }, 'fresh', fresh)}</Badge>}
        <Actions>
          <LinkButton
            href={address}
            variant={isFresh ? 'primary' : 'secondary'}
            size="small"
            tabIndex={-1}
            aria-hidden
          >
            {own('open')}
          </LinkButton>
          {marksNews && (
            <LinkButton
              href={paths.feedOf(scope.path, `${query}${query && '&'}lang=${language}`)}
              type="application/rss+xml"
              variant="quiet"
              size="small"
            >
              {own('feed')}
            </LinkButton>
          )}
          <IconButton
            size="small"
            label={own('remove', { name: `${t(`lists.${scope.id}.title`)}: ${name}` })}
            icon={<CloseIcon size={18} />}
            onClick={onRemove}
          />
        </Actions>
      </Line>
    </Card>
  );
}

const Page = styled(Container)`
  min-block-size: 100svh;
  padding-block: calc(${tokens.headerSize} + ${tokens.space[8]}) ${tokens.space.section};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-end: ${tokens.space[6]};
`;

const Lead = styled.p`
  max-inline-size: 44rem;
  margin-block-start: ${tokens.space[2]};
  color: ${tokens.color.inkSoft};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

const Kind = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Name = styled(Heading)`
  overflow-wrap: anywhere;
  a {
    text-decoration: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;
