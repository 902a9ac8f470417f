import { useTranslation } from '@shared/i18n';
import { Skeleton, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface Statistics {
  articles: number;
  pages: number;
  /** From 1. */
  current: number;
}

/** Articles and pages in all, and where the visitor is; quiet blocks while that is unknown. */
export function StatisticsCard({ statistics }: { statistics: Statistics | undefined }) {
  const { t, format } = useTranslation();
  const rows = [
    { key: 'articles', value: statistics && format.count(statistics.articles) },
    { key: 'pages', value: statistics && format.count(statistics.pages) },
    {
      key: 'current',
      value: statistics && `${format.count(statistics.current)} / ${format.count(statistics.pages)}`,
    },
  ];
  return (
    <Figures aria-label={t('library.statistics.label')}>
      <List>
        {rows.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`library.statistics.${key}`)}</dt>
            <dd>
              {value === undefined ? <Skeleton $inline="2.5ch" $block="1lh" /> : <bdi dir="ltr">{value}</bdi>}
            </dd>
          </div>
        ))}
      </List>
    </Figures>
  );
}

const Figures = styled.section`
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  box-shadow: ${tokens.elevation.low};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    padding: ${tokens.space[4]};
    ${media.sm} {
      padding: ${tokens.space[5]} ${tokens.space[6]};
    }
  }
  > div + div {
    border-inline-start: 1px solid ${tokens.color.hairline};
  }
  dt {
    font-size: ${tokens.size.xs};
    color: ${tokens.color.inkMuted};
  }
  dd {
    margin-block-start: ${tokens.space[1]};
    font-size: ${tokens.size.xl};
    font-weight: ${tokens.weight.bold};
    line-height: ${tokens.leading.snug};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  ${media.lg} {
    dt {
      white-space: nowrap;
    }
  }
  /* With large text each has a line of its own: no word is broken. */
  @media (max-width: 18rem) {
    grid-template-columns: minmax(0, 1fr);
    > div {
      flex-direction: row;
      align-items: baseline;
      padding-block: ${tokens.space[2]};
    }
    > div + div {
      border: 0;
    }
  }
`;
