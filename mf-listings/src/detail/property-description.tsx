import { useTranslation } from '@shared/i18n';
import { Button, Heading, LoadingRegion, media, Notice, SkeletonText, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import type { Retry } from '../data/list-state.ts';
import { useOfferWords } from '../property/offer-words.ts';
import { DetailContent } from './detail-layout.ts';

export interface PropertyDescriptionProps {
  /** Of whoever lists it; undefined where there is none, or none is here. */
  description: string | undefined;
  /** What has become of a record that says more than a list's: on its way, or not to be had. Default: it is here. */
  rest: 'loading' | Retry | undefined;
}

/** What is said of a property; a list may have left it out, so that it comes after the rest of the page. */
export function PropertyDescription({ description, rest }: PropertyDescriptionProps) {
  const own = useOfferWords();
  if (description === undefined && rest === undefined) return null;
  return (
    <section>
      <Heading level={2} size="md">
        {own('detail.description')}
      </Heading>
      <DetailContent>
        {description !== undefined ? (
          <Description $measure dir="auto">
            {description}
          </Description>
        ) : rest === 'loading' ? (
          <LoadingRegion label={own('detail.loading')}>
            <SkeletonText lines={6} />
          </LoadingRegion>
        ) : (
          rest && <CannotBeHad {...rest} />
        )}
      </DetailContent>
    </section>
  );
}

function CannotBeHad({ retrying, retry }: Retry) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="alert">
      <Stack $gap={3}>
        <p>{t('failed.text')}</p>
        <div>
          <Button
            variant="secondary"
            size="small"
            busy={retrying}
            busyLabel={t('failed.retrying')}
            onClick={retry}
          >
            {t('failed.retry')}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}

/* A text that exists in the other language alone is read in its own direction. */
const Description = styled(Text)`
  text-align: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
  /* As much as the one sheet has room for: the page has the rest. */
  ${media.print} {
    display: -webkit-box;
    max-inline-size: none;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 7;
  }
`;
