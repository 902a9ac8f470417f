import { lazy, Suspense } from 'react';
import { brand } from '@shared/brand';
import { useTranslation } from '@shared/i18n';
import { useQuery } from '@shared/facades/query';
import { definePage, Island, useApi, useHead } from '@shared/remote-kit';
import { AfterHeading, offScreen, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { settingsQuery } from '../chrome/settings.ts';
import { About } from './about.tsx';
import { Closing } from '../page-parts/closing.tsx';
import { companyData } from './company-data.ts';
import { ContactBand } from './contact-band.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Latest } from './latest.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';
import { PropertyTypes } from './property-types.tsx';

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
      <AfterHeading>
        <Island>
          <About />
          <PropertyTypes />
          {brand.showsHiddenParts && (
            <Suspense>
              <HiddenSections />
            </Suspense>
          )}
          <Faq />
        </Island>
        <Island>
          <ContactBand settings={data} isFailed={data === undefined && errorUpdateCount > 0} />
        </Island>
        <Neighbours>
          <Latest name="latest-sale" />
          <Latest name="latest-rent" />
        </Neighbours>
        <RecentlyViewed />
        <Island>
          <Closing />
        </Island>
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

export default definePage({ View: HomePage, queries: ({ api }) => [settingsQuery(api)] });
