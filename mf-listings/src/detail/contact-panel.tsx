import type { Property } from '@shared/api';
import { brand } from '@shared/brand';
import { paths } from '@shared/contract';
import { groupedTelephone, callLink, useTranslation } from '@shared/i18n';
import {
  CalendarIcon,
  Card,
  Heading,
  LinkButton,
  media,
  PhoneIcon,
  Stack,
  Text,
  tokens,
  WhatsAppIcon,
} from '@shared/ui';
import { styled } from 'styled-components';
import { chatLink } from './contact-links.ts';
import { detailsOf } from '../property/property-details.ts';
import { AgentLine } from './agent-line.tsx';

function ContactLinks({ property, phone }: { property: Property; phone: string }) {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton href={callLink(phone)} icon={<PhoneIcon size={20} />} block>
        {t('contact.call')}
      </LinkButton>
      <Chat
        href={chatLink(property, t)}
        target="_blank"
        rel="noopener noreferrer"
        variant="secondary"
        icon={<WhatsAppIcon size={20} />}
        block
      >
        {t('contact.chat')}
      </Chat>
    </>
  );
}

/** Who to ask about a property (specification, section 2, "Property detail"). */
export function ContactPanel({ property }: { property: Property }) {
  const { t, language } = useTranslation();
  const { phone } = detailsOf(property, language);
  return (
    <Panel aria-label={t('contact.label')}>
      <Card>
        <Stack $gap={4}>
          <Stack $gap={2}>
            <Heading level={2} size="md">
              {t('contact.title')}
            </Heading>
            <Text $size="sm">{t('contact.text', { company: brand.name[language] })}</Text>
          </Stack>
          {property.agent && <AgentLine agent={property.agent} />}
          <Number>
            <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
          </Number>
          <Stack $gap={3}>
            <ContactLinks property={property} phone={phone} />
            {!property.soldOut && (
              <LinkButton
                href={paths.appointmentFor(property._id)}
                variant="quiet"
                icon={<CalendarIcon size={20} />}
                block
              >
                {t('contact.book')}
              </LinkButton>
            )}
          </Stack>
        </Stack>
      </Card>
    </Panel>
  );
}

/** The same two ways within the thumb's reach; it rests at the page's end instead of covering the footer. */
export function ContactBar({ property }: { property: Property }) {
  const { t, language } = useTranslation();
  const { phone } = detailsOf(property, language);
  return (
    <Bar aria-label={t('contact.barLabel')}>
      <ContactLinks property={property} phone={phone} />
    </Bar>
  );
}

const Panel = styled.aside`
  ${media.print} {
    break-inside: avoid;
    /* A number can be dialled from paper, a button cannot be pressed. */
    a {
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
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space.gutter}
    calc(${tokens.space[3]} + env(safe-area-inset-bottom, 0px));
  background: color-mix(in srgb, ${tokens.color.surface} 94%, transparent);
  backdrop-filter: blur(10px);
  border-block-start: 1px solid ${tokens.color.hairline};
  ${media.lg} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
