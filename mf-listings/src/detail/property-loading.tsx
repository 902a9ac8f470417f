import { useHead } from '@shared/remote-kit';
import { LoadingRegion, Skeleton, SkeletonText, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import {
  DetailAside,
  DetailHead,
  DetailHeader,
  DetailMain,
  DetailPage,
  DetailPicture,
} from './detail-layout.ts';
import { GallerySpace } from './property-gallery.tsx';
import { useOfferWords } from '../property/offer-words.ts';

export function PropertyLoading() {
  const own = useOfferWords();
  useHead({ title: own('detail.loadingTitle'), loading: true });
  return (
    <DetailPage>
      <DetailHead>
        <VisuallyHidden as="h1">{own('detail.loadingTitle')}</VisuallyHidden>
        <LoadingRegion label={own('detail.loading')}>
          <Crumbs>
            <SkeletonText size="sm" lastWidth="16rem" />
          </Crumbs>
          <DetailHeader>
            <div>
              <SkeletonText size="3xl" leading="heading" lastWidth="70%" />
              <SkeletonText lastWidth="40%" />
            </div>
            <SkeletonText size="2xl" lastWidth="12rem" />
          </DetailHeader>
        </LoadingRegion>
      </DetailHead>
      <DetailPicture>
        <GallerySpace count={2} />
      </DetailPicture>
      <DetailMain>
        <SkeletonText lines={6} />
      </DetailMain>
      <DetailAside>
        <Skeleton $block="21rem" $radius="lg" />
      </DetailAside>
    </DetailPage>
  );
}

const Crumbs = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block-end: ${tokens.space[2]};
`;
