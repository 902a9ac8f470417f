import { useId } from 'react';
import type { AddType } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import {
  ArrowEndIcon,
  Container,
  EmptyState,
  FailedState,
  Heading,
  LinkButton,
  LoadingRegion,
  Section,
  Stack,
  Text,
  tokens,
} from '@shared/ui';
import { useQuery } from '@shared/facades/query';
import { styled } from 'styled-components';
import { LATEST_COUNT, latestQuery } from '../data/latest.ts';
import { useLatestWords } from './latest-words.ts';
import { PropertyGrid, SkeletonGrid } from '../card/property-grid.tsx';

const columns = { base: 1, sm: 2, xl: 4 };
const listOf = { sell: paths.sale, rent: paths.rent } as const;

export interface LatestListingsProps {
  addType: AddType;
  /** Of listings. Default: `LATEST_COUNT`. */
  count?: number | undefined;
}

/** The latest of one list with the way to all of it (specification, section 2, "Home"). */
export function LatestListings({ addType, count = LATEST_COUNT }: LatestListingsProps) {
  const own = useLatestWords();
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Container>
        <Head>
          <Stack $gap={2}>
            <Heading level={2} id={heading}>
              {own(`${addType}.title`)}
            </Heading>
            <Text $size="lg">{own(`${addType}.lead`)}</Text>
          </Stack>
          <LinkButton href={listOf[addType]} variant="secondary" iconEnd={<ArrowEndIcon size={20} />}>
            {own(`${addType}.all`)}
          </LinkButton>
        </Head>
        <LatestResults addType={addType} count={count} />
      </Container>
    </Section>
  );
}

function LatestResults({ addType, count }: { addType: AddType; count: number }) {
  const { t } = useTranslation();
  const own = useLatestWords();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(latestQuery(useApi(), addType, count));
  if (data) {
    return data.items.length > 0 ? (
      <PropertyGrid properties={data.items} columns={columns} headingLevel={3} priority={false} />
    ) : (
      <EmptyState headingLevel={3} title={t('empty.title')} text={own('none')} />
    );
  }
  // While it is tried again a query without data is pending once more; to the visitor it is still the failed one.
  if (errorUpdateCount > 0) {
    return (
      <FailedState
        headingLevel={3}
        title={t('failed.title')}
        text={t('failed.text')}
        retryLabel={t('failed.retry')}
        retryingLabel={t('failed.retrying')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <LoadingRegion label={t('results.loading')}>
      <SkeletonGrid count={count} columns={columns} />
    </LoadingRegion>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  margin-block-end: ${tokens.space[8]};
`;
