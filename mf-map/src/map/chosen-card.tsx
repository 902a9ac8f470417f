import type { Property } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  Heading,
  IconButton,
  LinkButton,
  tokens,
} from '@shared/ui';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useListingWords } from '../list/listing-name.ts';
import { ListingPicture } from '../list/listing-picture.tsx';
import { PriceLine } from '../list/price-line.tsx';
import { useMapWords } from './map-words.ts';

interface ChosenCardProps {
  /** Where the visitor has pressed; never empty. */
  listings: readonly Property[];
  /** Which of them is shown, from 0. */
  position: number;
  onTurn(position: number): void;
  /** By Escape or its button; whoever opened it has the focus again. */
  onClose(): void;
}

/** The listing of a pressed pin, over the map's lower edge; several that stand at one place come by turns. */
export function ChosenCard({ listings, position, onTurn, onClose }: ChosenCardProps) {
  const t = useMapWords();
  const { format } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLDialogElement>(null);
  const listing = listings[position];
  useEffect(() => card.current?.focus({ preventScroll: true }), [listing?._id]);
  if (!listing) return null;
  const count = listings.length;
  const turnBy = (steps: number) => onTurn((position + steps + count) % count);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Panel ref={card} open aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeOnEscape}>
      <Media>
        <ListingPicture key={listing._id} listing={listing} sizes="9rem" priority />
      </Media>
      <Facts>
        <PriceLine listing={listing} />
        <Named listing={listing} titleId={titleId} />
        <Actions>
          <LinkButton href={paths.property(listing._id)} size="small">
            {t('open')}
          </LinkButton>
          {count > 1 && (
            <Turn>
              <IconButton
                label={t('previous')}
                icon={<ChevronStartIcon size={18} />}
                size="small"
                onClick={() => turnBy(-1)}
              />
              <span aria-live="polite">
                {t('position', { position: format.count(position + 1), total: format.count(count) })}
              </span>
              <IconButton
                label={t('next')}
                icon={<ChevronEndIcon size={18} />}
                size="small"
                onClick={() => turnBy(1)}
              />
            </Turn>
          )}
        </Actions>
      </Facts>
      <Close>
        <IconButton label={t('close')} icon={<CloseIcon size={18} />} size="small" onClick={onClose} />
      </Close>
    </Panel>
  );
}

function Named({ listing, titleId }: { listing: Property; titleId: string }) {
  const { name, place } = useListingWords(listing);
  return (
    <>
      <Title level={2} size="sm" id={titleId}>
        {name}
      </Title>
      <Place>{place}</Place>
    </>
  );
}

/* Beside the map, not over the page: nothing is closed off by it. */
const Panel = styled.dialog`
  position: absolute;
  inline-size: auto;
  padding: 0;
  color: inherit;
  z-index: ${tokens.layer.raised};
  inset-block: auto ${tokens.space[4]};
  inset-inline: ${tokens.space[3]};
  max-inline-size: 27rem;
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(6rem, 34%) minmax(0, 1fr);
  @container (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  overflow: hidden;
  border-radius: ${tokens.radius.lg};
  border: 1px solid ${tokens.color.hairline};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.elevation.high};
  animation: rise ${tokens.motion.calm} ${tokens.motion.ease};
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

const Media = styled.div`
  display: grid;
  /* Where text is large, words have the whole width. */
  @container (max-width: 18rem) {
    display: none;
  }
  > span {
    block-size: 100%;
  }
`;

const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-inline-size: 0;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  > p:first-child {
    padding-inline-end: ${tokens.space[8]};
  }
`;

const Title = styled(Heading)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
`;

const Place = styled.p`
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[2]};
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
`;

const Close = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[1]};
  inset-inline-end: ${tokens.space[1]};
`;
