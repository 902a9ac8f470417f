import { lazy, Suspense } from 'react';
import { brand } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { useQuery } from '@shared/facades/query';
import { definePage, Island, useApi, useHead } from '@shared/remote-kit';
import { AfterHeading, offScreen, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { settingsQuery } from '../chrome/settings.ts';
import { companyData } from './company-data.ts';
import { Hero } from './hero.tsx';
import {
  LateClosing,
  LateContactBand,
  LateFaq,
  LateIntroduction,
  loadLateSections,
} from './late-sections.ts';
import { Latest } from './latest.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

const HiddenSections = lazy(() => import('./hidden-sections.tsx'));

/**
 * Home: the eight visible sections in the specification's order (section 2), and the two hidden ones where the brand shows them.
 */
function HomePage() {
  const { t, language } = useTranslation();
  const { data, errorUpdateCount } = useQuery(settingsQuery(useApi()));
  useHead({
    // The brokerage's own name is the title.
    title: '',
    description: t('home.description'),
    jsonLd: [companyData(language, data)],
  });
  return (
    <>
      <Hero />
      <AfterHeading when={loadLateSections}>
        <LateIntroduction />
        {brand.showsHiddenParts && (
          <Island>
            <Suspense>
              <HiddenSections />
            </Suspense>
          </Island>
        )}
        <LateFaq />
        <LateContactBand settings={data} isFailed={data === undefined && errorUpdateCount > 0} />
        <Neighbours>
          <Latest name="latest-sale" />
          <Latest name="latest-rent" />
        </Neighbours>
        <RecentlyViewed />
        <LateClosing />
      </AfterHeading>
    </>
  );
}

/** About what four cards with a heading measure, and the space above them. */
const latestBlockSize = {
  base: 'calc(300vw + 59rem + var(--space-above))',
  sm: 'calc(75vw + 33rem + var(--space-above))',
  lg: 'calc(44vw + 54rem + var(--space-above))',
  xl: 'calc(41rem + var(--space-above))',
};

/** Sections on one ground share the space between them. */
const Neighbours = styled.div`
  > * {
    --space-above: ${tokens.space.section};
    ${offScreen(latestBlockSize)}
  }
  /* By an attribute: what follows anything at all has the browser look at a whole page when its neighbour goes. */
  > [data-parcel] ~ * {
    --space-above: 0rem;
    section {
      padding-block-start: 0;
    }
  }
`;

export default definePage({
  View: HomePage,
  queries: ({ api }) => [settingsQuery(api)],
  late: loadLateSections,
});
