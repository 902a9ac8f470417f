import { useState } from 'react';
import type { Property } from '@shared/api';
import { registries, registryHint } from '@shared/brand/registries';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { ExternalIcon, media, TextLink, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { useOfferWords } from '../property/offer-words.ts';

interface Fact {
  id: string;
  label: string;
  value: string;
  /** Where anybody can look it up, and a picture of that address as a code. */
  registry: { href: string; code: string } | undefined;
}

/** The licence's own page; or else the registry's, where it is looked up by its number. */
function registryOf({ _id, adLicence }: Property): Fact['registry'] {
  if (adLicence?.link !== undefined) return { href: adLicence.link, code: paths.qrOf('licence', _id) };
  const { advertisement } = registries;
  return advertisement === undefined
    ? undefined
    : { href: advertisement, code: paths.qrOf('registry', 'advertisement') };
}

/** Whether the office knows the advertisement by anything. */
export const isAdvertised = ({ reference, listedAt, adLicence }: Property): boolean =>
  Boolean(reference ?? listedAt ?? adLicence?.number ?? adLicence?.expires);

/** What the office knows the advertisement by, as far as it is known. */
function useFacts(property: Property) {
  const { reference, listedAt, adLicence } = property;
  const { format } = useTranslation();
  const own = useOfferWords();
  // Beside numbers, and so in their digits (decisions, "Values").
  const day = (iso: string | undefined) => format.date(iso);
  return [
    { id: 'reference', value: reference },
    { id: 'listed', value: day(listedAt) },
    { id: 'licence', value: adLicence?.number },
    { id: 'expires', value: day(adLicence?.expires) },
  ].flatMap(({ id, value }): readonly Fact[] =>
    value
      ? [
          {
            id,
            label: own(`advertisement.${id}`),
            value,
            registry: id === 'licence' ? registryOf(property) : undefined,
          },
        ]
      : [],
  );
}

export function Advertisement({ property }: { property: Property }) {
  const { language } = useTranslation();
  const facts = useFacts(property);
  const own = useOfferWords();
  // The site draws the code; where the remote stands alone nobody does.
  const [isMissing, setMissing] = useState(false);
  const code = facts.find(({ registry }) => registry)?.registry?.code;
  return (
    <Beside>
      <Facts>
        {facts.map(({ id, label, value, registry }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {registry === undefined ? (
                <bdi>{value}</bdi>
              ) : (
                <Registry href={registry.href} target="_blank" rel="noopener noreferrer">
                  <bdi>{value}</bdi>
                  <ExternalIcon size={16} />
                  <VisuallyHidden>{registryHint[language]}</VisuallyHidden>
                </Registry>
              )}
            </dd>
          </div>
        ))}
      </Facts>
      {!isMissing && code !== undefined && (
        <Code>
          <img
            src={code}
            // The number beside it links to the same.
            alt=""
            width={88}
            height={88}
            // What had it come meanwhile is no mismatch (`useCodesForPaper`).
            suppressHydrationWarning
            loading="lazy"
            fetchPriority="low"
            onError={() => setMissing(true)}
          />
          <figcaption>{own('advertisement.scan')}</figcaption>
        </Code>
      )}
    </Beside>
  );
}

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${tokens.space[5]} ${tokens.space[8]};
  ${media.print} {
    flex-wrap: nowrap;
    gap: ${tokens.space[4]};
  }
`;

/* A code is read on light ground, in the dark too. */
const Code = styled.figure`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
  > figcaption {
    max-inline-size: 8rem;
  }
  > img {
    flex: none;
    border-radius: ${tokens.radius.sm};
    background: #fff;
  }
  /* On the one sheet there is room for the code alone. */
  ${media.print} {
    > img {
      inline-size: 13mm;
      block-size: 13mm;
    }
    > figcaption {
      display: none;
    }
  }
`;

const Facts = styled.dl`
  flex: 1 1 min(20rem, 100%);
  min-inline-size: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  column-gap: ${tokens.space[8]};
  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.hairline};
  }
  dt {
    color: ${tokens.color.inkMuted};
  }
  dd {
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  ${media.print} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${tokens.space[4]};
    > div {
      display: block;
      padding-block: 0;
      border: 0;
    }
    dd {
      text-align: start;
    }
    /* The code beside it leads there. */
    a::after {
      content: none !important;
    }
    svg {
      display: none;
    }
  }
`;

/** As high as a finger needs, in a row that is no higher for it. */
const Registry = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 2.75rem;
  margin-block: calc(-1 * ${tokens.space[3]});
`;
