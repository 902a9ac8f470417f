import type { Property } from '@shared/api';
import { DetailSign } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import {
  Badge,
  CalendarIcon,
  CheckboxField,
  CheckIcon,
  CloseIcon,
  IconButton,
  LinkButton,
  media,
  tokens,
  VisuallyHidden,
} from '@shared/ui';
import { useMemo, useState, type ReactNode, type UIEvent } from 'react';
import { styled } from 'styled-components';
import { counted } from '../locales/counted.ts';
import { propertyName } from '../property/property-name.ts';
import { PropertyPicture } from '../property/property-picture.tsx';
import { detailsOf } from '../property/property-details.ts';
import { pricePerMetre } from '../property/price-per-metre.ts';
import { Money, Price } from '../property/price.tsx';
import { differingRows, ROWS, type Row } from './compared-values.ts';
import { useCompareWords } from './compare-words.ts';

/** What one property says to each row; undefined where it says nothing. */
function useCells(): (property: Property) => Readonly<Record<Row, ReactNode>> {
  const { t, language, format } = useTranslation();
  const own = useCompareWords();
  const metres = (value: number | undefined) =>
    value === undefined ? undefined : t('facts.squareMetres', { value: format.number(value) });
  const mark = (isSo: boolean) =>
    isSo ? (
      <>
        <Mark size={20} />
        <VisuallyHidden>{own('yes')}</VisuallyHidden>
      </>
    ) : undefined;
  return (property) => {
    const details = detailsOf(property, language);
    const perMetre = pricePerMetre(property);
    return {
      price: <Price property={property} Sign={DetailSign} />,
      perMetre: perMetre !== undefined && (
        <Money
          amount={format.integer(perMetre)}
          currency={details.currency}
          Sign={DetailSign}
          period={property.rentType}
        />
      ),
      offer: t(`offers.${property.add_Type}`),
      availability: property.soldOut ? (
        <Badge $tone="unavailable">{t(`badges.sold.${property.add_Type}`)}</Badge>
      ) : (
        <Badge $tone="available">{own('available')}</Badge>
      ),
      type: t(`types.${property.propertyType ?? 'other'}`),
      city: details.city,
      district: details.district,
      area: metres(property.area),
      size: metres(property.size),
      rooms: property.rooms === undefined ? undefined : format.count(property.rooms),
      bathrooms: property.bathrooms === undefined ? undefined : format.count(property.bathrooms),
      floor:
        property.floor_number === undefined ? undefined : (
          <bdi dir="ltr">{format.integer(property.floor_number)}</bdi>
        ),
      exclusive: mark(property.exclusive),
      premium: mark(property.premium),
      amenities: property.amenities?.map((amenity) => t(`amenities.${amenity}`)).join(t('listSeparator')),
      reference: property.reference && <bdi>{property.reference}</bdi>,
      listed: format.date(property.listedAt) || undefined,
    };
  };
}

const isSilent = (value: ReactNode) => value === undefined || value === false;

/** Head and body of the table are scrolled sideways together: who comes to a link of the head by the keyboard has its column. */
const keepInStep = ({ currentTarget, target }: UIEvent<HTMLTableElement>) => {
  for (const part of currentTarget.children) part.scrollLeft = (target as Element).scrollLeft;
};

export interface CompareTableProps {
  properties: readonly Property[];
  onRemove(id: string): void;
}

/**
 * Properties as columns, from the reading edge; a row that says nothing of any of them is left out. Where they differ is marked,
 * and what is the same of all of them can be left out as well.
 */
export function CompareTable({ properties, onRemove }: CompareTableProps) {
  const { t, language, format } = useTranslation();
  const own = useCompareWords();
  const cellsOf = useCells();
  const columns = properties.map((property) => ({
    property,
    name: propertyName(property, t, language),
    cells: cellsOf(property),
  }));
  const differing = useMemo(() => differingRows(properties, language), [properties, language]);
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const said = ROWS.filter((row) => columns.some(({ cells }) => !isSilent(cells[row])));
  const same = said.filter((row) => !differing.has(row)).length;
  const canNarrow = columns.length > 1 && same > 0 && same < said.length;
  const rows = canNarrow && differencesOnly ? said.filter((row) => differing.has(row)) : said;
  const table = (
    <Frame>
      <Table aria-label={own('title')} $columns={columns.length} onScrollCapture={keepInStep}>
        <Head>
          <Line>
            <ColumnHead scope="col">
              <VisuallyHidden>{own('property')}</VisuallyHidden>
            </ColumnHead>
            {columns.map(({ property, name }) => (
              <ColumnHead key={property._id} scope="col">
                <Top>
                  <PropertyPicture path={property.images[0]} alt="" sizes="16rem" />
                  <a href={paths.property(property._id)}>{name}</a>
                  <Remove>
                    <IconButton
                      variant="floating"
                      size="small"
                      label={own('remove', { name })}
                      icon={<CloseIcon size={18} />}
                      onClick={() => onRemove(property._id)}
                    />
                  </Remove>
                </Top>
              </ColumnHead>
            ))}
          </Line>
        </Head>
        <Body>
          {rows.map((row) => (
            <Line key={row} data-differs={canNarrow && differing.has(row) ? '' : undefined}>
              <RowHead scope="row">
                {own(`rows.${row}`)}
                {canNarrow && differing.has(row) && <VisuallyHidden>{own('differs')}</VisuallyHidden>}
              </RowHead>
              {columns.map(({ property, cells }) => (
                <Cell key={property._id}>
                  {isSilent(cells[row]) ? (
                    <>
                      <span aria-hidden="true">—</span>
                      <VisuallyHidden>{own('unknown')}</VisuallyHidden>
                    </>
                  ) : (
                    cells[row]
                  )}
                </Cell>
              ))}
            </Line>
          ))}
          <Visits>
            <RowHead scope="row">{own('rows.visit')}</RowHead>
            {columns.map(({ property, name }) => (
              <Cell key={property._id}>
                {property.soldOut ? (
                  '—'
                ) : (
                  <LinkButton
                    href={paths.appointmentFor(property._id)}
                    variant="secondary"
                    aria-label={own('book', { name })}
                    icon={<CalendarIcon size={18} />}
                  >
                    {own('visit')}
                  </LinkButton>
                )}
              </Cell>
            ))}
          </Visits>
        </Body>
      </Table>
    </Frame>
  );
  return (
    <>
      {canNarrow && (
        <Narrowing>
          <CheckboxField
            label={own('differencesOnly')}
            hint={counted({ t: own, format }, 'same', same)}
            checked={differencesOnly}
            onChange={({ target }) => setDifferencesOnly(target.checked)}
          />
        </Narrowing>
      )}
      {table}
    </>
  );
}

const Narrowing = styled.div`
  margin-block-end: ${tokens.space[3]};
  ${media.print} {
    display: none;
  }
`;

const Frame = styled.div`
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  overflow: clip;
  @media (scripting: none) {
    overflow-x: auto;
  }
  ${media.print} {
    overflow: visible;
  }
`;

/*
 * The page scrolls the rows, with pictures and names stuck below its header; the columns scroll sideways, and head and body of the
 * table each by itself, since what scrolls one way holds in it what would stick the other way.
 */
const Table = styled.table.attrs({ role: 'table' })<{ $columns: number }>`
  --first: 6rem;
  display: block;
  thead,
  tbody {
    display: block;
    position: relative;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scroll-padding-inline-start: var(--first);
  }
  tr {
    display: grid;
    grid-template-columns: var(--first) repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    /* Two fit a phone side by side; more are scrolled. */
    min-inline-size: ${({ $columns }) => 6 + $columns * ($columns > 2 ? 9.5 : 8)}rem;
  }
  th,
  td {
    padding: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody > tr:last-child > * {
    border-block-end: 0;
  }
  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${tokens.layer.raised};
    padding-inline-end: ${tokens.space[1]};
    background: ${tokens.color.sunken};
    font-size: ${tokens.size.sm};
    font-weight: ${tokens.weight.semibold};
    color: ${tokens.color.inkSoft};
  }
  thead {
    z-index: calc(${tokens.layer.raised} + 1);
    background: ${tokens.color.surface};
    scrollbar-width: none;
    /* Where little is seen at once it goes with the page. */
    @media (min-height: 30.01rem) {
      position: sticky;
      inset-block-start: ${tokens.headerSize};
    }
  }
  /* Not by colour alone: the row's heading says it too. */
  tr[data-differs] > th::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    margin-inline-end: ${tokens.space[2]};
    border-radius: 50%;
    background: ${tokens.color.accent};
  }
  tbody > tr:first-child > td {
    font-weight: ${tokens.weight.bold};
    color: ${tokens.color.accent};
  }
  ${media.md} {
    --first: 11rem;
    th,
    td {
      padding-inline: ${tokens.space[4]};
    }
  }
  /* Without a script nothing keeps the two in step: the frame scrolls both. */
  @media (scripting: none) {
    thead,
    tbody {
      overflow: visible;
    }
  }
  ${media.print} {
    thead,
    tbody {
      position: static;
      overflow: visible;
    }
    th,
    td {
      padding-block: ${tokens.space[2]};
    }
  }
`;

/* Blocks are no table to every browser: hence the roles. */
const Head = styled.thead.attrs({ role: 'rowgroup' })``;
const Body = styled.tbody.attrs({ role: 'rowgroup' })``;
const Line = styled.tr.attrs({ role: 'row' })``;
const ColumnHead = styled.th.attrs({ role: 'columnheader' })``;
const RowHead = styled.th.attrs({ role: 'rowheader' })``;
const Cell = styled.td.attrs({ role: 'cell' })``;

const Mark = styled(CheckIcon)`
  color: ${tokens.color.palm};
`;

const Top = styled.div`
  position: relative;
  display: grid;
  gap: ${tokens.space[3]};
  /* What stays in sight leaves the rows their room. */
  max-inline-size: 16rem;
  > :first-child {
    border-radius: ${tokens.radius.md};
  }
  > a {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 5;
    overflow: hidden;
    min-block-size: 2.75rem;
    text-decoration: none;
    font-weight: ${tokens.weight.semibold};
    line-height: ${tokens.leading.snug};
    &:hover {
      color: ${tokens.color.accent};
    }
  }
`;

const Remove = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-end: ${tokens.space[2]};
`;

const Visits = styled(Line)`
  /* What the keyboard comes to stops below the pictures and names, which stay in sight. */
  a {
    scroll-margin-block-start: 30rem;
  }
  ${media.print} {
    && {
      display: none;
    }
  }
`;
