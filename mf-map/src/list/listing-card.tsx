import type { Property } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { Card, clamped, Heading, MapPinIcon, tokens } from '@shared/ui';
import { memo } from 'react';
import { styled } from 'styled-components';
import { placeOf } from '../data/listing-place.ts';
import { useListingWords } from './listing-name.ts';
import { ListingPicture } from './listing-picture.tsx';
import { PriceLine } from './price-line.tsx';

export interface ListingCardProps {
  listing: Property;
  /** It is pointed at or focused; undefined when that is over. */
  onMark(id: string | undefined): void;
}

/** A listing of the list beside the map: what its pin says, in words. */
export const ListingCard = memo(function ListingCard({ listing, onMark }: ListingCardProps) {
  const { t } = useTranslation();
  const { name, place } = useListingWords(listing);
  const { _id, add_Type, soldOut } = listing;
  const mark = () => onMark(_id);
  const unmark = () => onMark(undefined);
  return (
    <Card
      as="article"
      $padding="none"
      $interactive
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <Row>
        <Media $dimmed={soldOut}>
          {/* None before the scripts: on a phone the map fills the first screen. */}
          <ListingPicture listing={listing} sizes="(min-width: 64rem) 10rem, 40vw" />
        </Media>
        <Facts>
          <Tag>{soldOut ? t(`sold.${add_Type}`) : t(`deals.${add_Type}`)}</Tag>
          <PriceLine listing={listing} />
          <Title level={2} size="sm">
            <a href={paths.property(_id)}>{name}</a>
          </Title>
          <Where>
            <MapPinIcon size={16} />
            <span>{placeOf(listing) ? place : t('results.unplaced')}</span>
          </Where>
        </Facts>
      </Row>
    </Card>
  );
});

/* Side by side as long as the words have room: large text stands below the picture. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  border-radius: calc(${tokens.radius.lg} - 1px);
`;

const Media = styled.div<{ $dimmed: boolean }>`
  display: grid;
  flex: 1 1 7rem;
  > span {
    block-size: 100%;
  }
  ${({ $dimmed }) => $dimmed && 'filter: grayscale(0.85) brightness(0.78);'}
`;

const Facts = styled.div`
  display: flex;
  flex: 2 1 10rem;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
`;

const Tag = styled.p`
  font-size: ${tokens.size.xs};
  color: ${tokens.color.inkMuted};
`;

/* The link reaches over the whole card. */
const Title = styled(Heading)`
  a {
    /* Two as a rule, more where the visitor spaces text out. */
    ${clamped(6)}
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

const Where = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;
