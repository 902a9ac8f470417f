import { Card, Skeleton, SkeletonText, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { CardBody, CardLayout } from './card-layout.ts';

/** The size of a card while it loads. */
export function PropertyCardSkeleton() {
  return (
    <Card as="article" $padding="none">
      <CardLayout>
        <Media>
          <Skeleton $ratio="4 / 3" />
        </Media>
        <CardBody>
          <SkeletonText size="xl" lastWidth="45%" />
          <SkeletonText size="lg" lastWidth="80%" />
          <SkeletonText size="sm" lastWidth="55%" />
          <Foot>
            <SkeletonText size="sm" lastWidth="90%" />
          </Foot>
        </CardBody>
      </CardLayout>
    </Card>
  );
}

const Media = styled.div`
  overflow: hidden;
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;
`;

const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${tokens.space[3]};
  border-block-start: 1px solid ${tokens.color.hairline};
`;
