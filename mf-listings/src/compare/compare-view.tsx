import { paths } from '@shared/contract';
import { useNavigate } from '@shared/facades/router';
import { useTranslation } from '@shared/i18n';
import { useHead } from '@shared/remote-kit';
import {
  ArrowStartIcon,
  Container,
  EmptyState,
  FailedState,
  Heading,
  LinkButton,
  LoadingRegion,
  media,
  Notice,
  Skeleton,
  tokens,
} from '@shared/ui';
import { styled } from 'styled-components';
import { useProperties } from '../data/use-properties.ts';
import { ShareLink } from '../share/share-link.tsx';
import { CompareTable } from './compare-table.tsx';
import { comparison, comparisonPath, LEAST_COMPARED } from './comparison.ts';
import { useCompareWords } from './compare-words.ts';

export interface CompareViewProps {
  ids: readonly string[];
}

/** Two to four properties side by side, at an address that can be shared. */
export default function CompareView({ ids }: CompareViewProps) {
  const own = useCompareWords();
  const state = useProperties(ids);
  const navigate = useNavigate();
  useHead({
    title: own('title'),
    description: own('lead'),
    canonical: paths.properties,
  });
  const remove = (id: string) => {
    comparison.write(comparison.read().filter((each) => each !== id));
    const fewer = comparisonPath(ids.filter((each) => each !== id));
    void navigate(fewer, { replace: true, preventScrollReset: true });
  };
  return (
    <Page>
      <Head>
        <div>
          <Heading level={1}>{own('title')}</Heading>
          <Lead>{own('lead')}</Lead>
        </div>
        <Actions>
          <ShareLink title={own('title')} path={comparisonPath(ids)} />
          <LinkButton href={paths.properties} variant="quiet" icon={<ArrowStartIcon size={20} />}>
            {own('back')}
          </LinkButton>
        </Actions>
      </Head>
      <Notices>
        {state.missing.length > 0 && (
          <Notice tone="warning" title={own('missing', { count: state.missing.length })} />
        )}
        {!state.isLoading && state.properties.length > 0 && state.properties.length < LEAST_COMPARED && (
          <Notice title={own('tray.more')} />
        )}
      </Notices>
      <Body state={state} onRemove={remove} />
    </Page>
  );
}

function Body({
  state,
  onRemove,
}: {
  state: ReturnType<typeof useProperties>;
  onRemove: (id: string) => void;
}) {
  const { t } = useTranslation();
  const own = useCompareWords();
  const { properties, isLoading, hasFailed, retrying, retry } = state;
  return (
    <>
      {properties.length > 0 && <CompareTable properties={properties} onRemove={onRemove} />}
      {hasFailed && (
        <FailedState
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={t('failed.retry')}
          retryingLabel={t('failed.retrying')}
          retrying={retrying}
          onRetry={retry}
        />
      )}
      {isLoading && properties.length === 0 && (
        <LoadingRegion label={t('results.loading')}>
          <Skeleton $block="32rem" $radius="lg" />
        </LoadingRegion>
      )}
      {!isLoading && !hasFailed && properties.length === 0 && (
        <EmptyState title={t('empty.title')} text={own('noneText')} />
      )}
    </>
  );
}

const Page = styled(Container)`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[8]}) ${tokens.space.section};
  ${media.print} {
    padding-block: ${tokens.space[4]} 0;
  }
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
  margin-block-start: ${tokens.space[2]};
  color: ${tokens.color.inkSoft};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

const Notices = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  &:not(:empty) {
    margin-block-end: ${tokens.space[5]};
  }
`;
