import type { Property } from '@shared/api';
import { brand } from '@shared/brand';
import { addressToShare, paths } from '@shared/contract';
import { groupedTelephone, callLink, useTranslation } from '@shared/i18n';
import {
  CalendarIcon,
  Card,
  Heading,
  LinkButton,
  media,
  PhoneIcon,
  SearchIcon,
  Stack,
  Text,
  tokens,
  WhatsAppIcon,
  type ButtonVariant,
} from '@shared/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { chatLink } from './contact-links.ts';
import { detailsOf } from '../property/property-details.ts';
import { AgentLine } from './agent-line.tsx';
import { useOfferWords } from '../property/offer-words.ts';

/** Where there are others of its kind, of one that is sold or rented. */
const othersLike = ({ add_Type, propertyType }: Property) =>
  `${add_Type === 'rent' ? paths.rent : paths.sale}${propertyType ? `?type=${propertyType}` : ''}`;

function OthersLink({ property }: { property: Property }) {
  const own = useOfferWords();
  return (
    <LinkButton href={othersLike(property)} icon={<SearchIcon size={20} />} block>
      {own('gone.others')}
    </LinkButton>
  );
}

function CallLink({ phone }: { phone: string }) {
  const own = useOfferWords();
  return (
    <LinkButton href={callLink(phone)} icon={<PhoneIcon size={20} />} block>
      {own('contact.call')}
    </LinkButton>
  );
}

function ChatLink({ property }: { property: Property }) {
  const { language } = useTranslation();
  const own = useOfferWords();
  return (
    <Chat
      href={chatLink(property, own)}
      // Only here is the page's own address known; the browser follows the link as it now stands.
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        const address = addressToShare(paths.property(property._id), language);
        event.currentTarget.href = chatLink(property, own, address);
      }}
      target="_blank"
      rel="noopener noreferrer"
      variant="secondary"
      icon={<WhatsAppIcon size={20} />}
      block
    >
      {own('contact.chat')}
    </Chat>
  );
}

interface BookingLinkProps {
  property: Property;
  variant: ButtonVariant;
  words: string;
}

function BookingLink({ property, variant, words }: BookingLinkProps) {
  return (
    <LinkButton
      href={paths.appointmentFor(property._id)}
      variant={variant}
      icon={<CalendarIcon size={20} />}
      block
    >
      {words}
    </LinkButton>
  );
}

/**
 * Who to ask about a property (specification, section 2, "Property detail"). Of one that is gone, where others are instead
 * of calling; a chat may ask for something like it.
 */
export function ContactPanel({ property }: { property: Property }) {
  const { language } = useTranslation();
  const own = useOfferWords();
  const { phone } = detailsOf(property, language);
  return (
    <Panel aria-label={own('contact.label')}>
      <Card>
        <Stack $gap={4}>
          <Stack $gap={2}>
            <Heading level={2} size="md">
              {property.soldOut ? own(`gone.title.${property.add_Type}`) : own('contact.title')}
            </Heading>
            <Text $size="sm">
              {property.soldOut ? own('gone.text') : own('contact.text', { company: brand.name[language] })}
            </Text>
          </Stack>
          {property.agent && <AgentLine agent={property.agent} />}
          {!property.soldOut && (
            <Number>
              <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
            </Number>
          )}
          <PaperLink>
            <figcaption>{own('contact.scan')}</figcaption>
            {/* Shown on paper alone. What had it come meanwhile is no mismatch (`useCodesForPaper`). */}
            <img
              src={paths.qrFor(paths.property(property._id), language)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              fetchPriority="low"
              suppressHydrationWarning
            />
          </PaperLink>
          <Stack $gap={3}>
            {property.soldOut ? <OthersLink property={property} /> : <CallLink phone={phone} />}
            <ChatLink property={property} />
            {!property.soldOut && (
              <BookingLink property={property} variant="quiet" words={own('contact.book')} />
            )}
          </Stack>
        </Stack>
      </Card>
    </Panel>
  );
}

/** All of these ways within the thumb's reach; it rests at the page's end instead of covering the footer. */
export function ContactBar({ property }: { property: Property }) {
  const { language } = useTranslation();
  const own = useOfferWords();
  const { phone } = detailsOf(property, language);
  return (
    <Bar aria-label={own('contact.barLabel')}>
      {property.soldOut ? <OthersLink property={property} /> : <CallLink phone={phone} />}
      <ChatLink property={property} />
      {!property.soldOut && (
        <BookingLink property={property} variant="secondary" words={own('contact.bookShort')} />
      )}
    </Bar>
  );
}

const Panel = styled.aside`
  ${media.print} {
    break-inside: avoid;
    /* A number can be dialled from paper, a button cannot be pressed; a promise takes the room of the description. */
    > div > div > :last-child,
    h2 + p {
      display: none;
    }
  }
  ${media.lg} {
    position: sticky;
    inset-block-start: calc(${tokens.headerSize} + ${tokens.space[5]});
  }
`;

const Number = styled.p`
  font-size: ${tokens.size.lg};
  font-weight: ${tokens.weight.bold};
  font-variant-numeric: tabular-nums;
`;

/** The page's address for a phone's camera: paper cannot be pressed, and has not room for all. */
const PaperLink = styled.figure`
  display: none;
  ${media.print} {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    position: absolute;
    inset-block-start: 3mm;
    inset-inline-end: 3mm;
    > figcaption {
      max-inline-size: 11rem;
      text-align: end;
    }
    > img {
      inline-size: 24mm;
      block-size: 24mm;
    }
  }
`;

const Chat = styled(LinkButton)`
  > svg {
    color: ${tokens.color.palm};
  }
`;

const Bar = styled.section`
  position: sticky;
  z-index: ${tokens.layer.sticky};
  inset-block-end: 0;
  display: grid;
  grid-auto-flow: column;
  /* As wide as their words, where these are spaced out by the visitor. */
  grid-auto-columns: minmax(auto, 1fr);
  gap: ${tokens.space[2]};
  > a {
    gap: ${tokens.space[1]};
    padding-inline: ${tokens.space[2]};
  }
  padding: ${tokens.space[3]} ${tokens.space.gutter}
    calc(${tokens.space[3]} + env(safe-area-inset-bottom, 0px));
  background: color-mix(in srgb, ${tokens.color.surface} 94%, transparent);
  backdrop-filter: blur(10px);
  border-block-start: 1px solid ${tokens.color.hairline};
  /* What the keyboard comes to stops above it. */
  @media (max-width: 63.99rem) and (min-height: 26.01rem) {
    html:has(&:not([data-ahead] *)) {
      scroll-padding-block-end: 6rem;
    }
  }
  /* With large text the words alone, and no more than they need; where little is seen at once, with the page. */
  @media (max-width: 18rem) {
    > a {
      padding-inline: ${tokens.space[1]};
      font-size: ${tokens.size.sm};
    }
    svg {
      display: none;
    }
  }
  @media (max-height: 26rem) {
    position: static;
  }
  ${media.lg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
