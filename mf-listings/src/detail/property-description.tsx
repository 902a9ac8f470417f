import { useTranslation } from '@shared/i18n';
import { Heading, LoadingRegion, media, SkeletonText, Text } from '@shared/ui';
import { styled } from 'styled-components';
import type { Retry } from '../data/list-state.ts';
import { RetryNotice } from '../loading/retry-notice.tsx';
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
  const { t } = useTranslation();
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
          rest && <RetryNotice text={t('failed.text')} retrying={rest.retrying} onRetry={rest.retry} />
        )}
      </DetailContent>
    </section>
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
