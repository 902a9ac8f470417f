import type { Property } from '@shared/api';
import { registries, registryHint } from '@shared/brand/registries';
import { useTranslation } from '@shared/i18n';
import { ExternalIcon, TextLink, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';

interface Fact {
  id: string;
  label: string;
  value: string;
  /** Where anybody can look it up. */
  registry: string | undefined;
}

/** What the office knows the advertisement by, as far as it is known. */
export function useAdvertisement({ reference, listedAt, adLicence }: Property) {
  const { t, format } = useTranslation();
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
            label: t(`advertisement.${id}`),
            value,
            registry: id === 'licence' ? registries.advertisement : undefined,
          },
        ]
      : [],
  );
}

export function Advertisement({ facts }: { facts: readonly Fact[] }) {
  const { language } = useTranslation();
  return (
    <Facts>
      {facts.map(({ id, label, value, registry }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {registry === undefined ? (
              <bdi>{value}</bdi>
            ) : (
              <Registry href={registry} target="_blank" rel="noopener noreferrer">
                <bdi>{value}</bdi>
                <ExternalIcon size={16} />
                <VisuallyHidden>{registryHint[language]}</VisuallyHidden>
              </Registry>
            )}
          </dd>
        </div>
      ))}
    </Facts>
  );
}

const Facts = styled.dl`
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
`;

/** As high as a finger needs, in a row that is no higher for it. */
const Registry = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 2.75rem;
  margin-block: calc(-1 * ${tokens.space[3]});
`;
