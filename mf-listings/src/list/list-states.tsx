import type { AddType, Property } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Button, EmptyState, FailedState, Heading, LinkButton, Notice, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { PropertyGrid } from '../card/property-grid.tsx';
import type { Nearest } from '@shared/listing-search/list';

/** Looked for and not found (specification, section 2). */
export function ListEmpty({ onClear }: ClearProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )
      }
    />
  );
}

interface ClearProps {
  /** Undefined where there are no filters to clear. */
  onClear: (() => void) | undefined;
}

/** That nothing answers a keyword, and right after the sentence that says so what comes closest, without what was let go. */
export function ListNearest({ items, letGo, onClear }: Nearest<Property> & ClearProps) {
  const { t } = useTranslation();
  const words = letGo.map((text) => t('empty.letGo', { text })).join(t('empty.join'));
  return (
    <Closest aria-label={t('empty.nearest')}>
      <Heading level={2}>{t('empty.title')}</Heading>
      <p>{t('empty.nearestText', { words })}</p>
      <PropertyGrid properties={items} />
      {onClear && (
        <Button variant="secondary" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      )}
    </Closest>
  );
}

const Closest = styled.section`
  > button {
    margin-block-start: ${tokens.space[6]};
  }
  > p {
    margin-block: ${tokens.space[2]} ${tokens.space[6]};
    color: ${tokens.color.inkSoft};
  }
`;

/** Could not be looked for: to say that there are no properties would be untrue (decisions, "Calls"). */
export function ListFailed({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <FailedState
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      retryingLabel={t('failed.retrying')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

/** This browser keeps no favourites yet. */
export function NothingKept() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('favourites.noneTitle')}
      text={t('favourites.noneText')}
      action={<LinkButton href={paths.properties}>{t('favourites.browse')}</LinkButton>}
    />
  );
}

export interface RestNoticeProps {
  /** The feeds that could not be had, where others could. */
  missing: readonly AddType[];
  retrying: boolean;
  onRetry(): void;
}

/** A part of the list is here and searched, the rest could not be had; says which part where there are two. */
export function RestNotice({ missing, retrying, onRetry }: RestNoticeProps) {
  const { t } = useTranslation();
  const [part] = missing;
  return (
    <Spaced
      tone="warning"
      role="alert"
      title={part === undefined ? t('failed.restTitle') : t(`failed.part.${part}`)}
    >
      <p>{t('failed.restText')}</p>
      <Button
        variant="secondary"
        size="small"
        busy={retrying}
        busyLabel={t('failed.retrying')}
        onClick={onRetry}
      >
        {t('failed.retry')}
      </Button>
    </Spaced>
  );
}

const Spaced = styled(Notice)`
  margin-block-end: ${tokens.space[6]};
  button {
    margin-block-start: ${tokens.space[3]};
  }
`;
