import { useTranslation } from '@shared/i18n';
import { useQuery } from '@shared/query';
import { definePage, useApi, useHead } from '@shared/remote-kit';
import { offScreen } from '@shared/ui';
import { styled } from 'styled-components';
import { settingsQuery } from '../chrome/settings.ts';
import { About } from './about.tsx';
import { Closing } from '../closing.tsx';
import { companyData } from './company-data.ts';
import { ContactBand } from './contact-band.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Latest } from './latest.tsx';
import { PropertyTypes } from './property-types.tsx';

/**
 * Home: the eight visible sections in the specification's order (section 2). Exclusive properties and browsing
 * by type exist there as hidden sections and are left out.
 */
function HomePage() {
  const { t, language } = useTranslation();
  const { data } = useQuery(settingsQuery(useApi()));
  useHead({
    title: t('home.title'),
    description: t('home.description'),
    jsonLd: [companyData(language, data)],
  });
  return (
    <>
      <Hero />
      <About />
      <PropertyTypes />
      <Faq />
      <ContactBand />
      <Neighbours>
        <Latest name="latest-sale" />
        <Latest name="latest-rent" />
      </Neighbours>
      <Closing />
    </>
  );
}

/** About what four cards with a heading measure. */
const latestBlockSize = {
  base: 'calc(300vw + 60rem)',
  sm: 'calc(75vw + 37rem)',
  lg: 'calc(44vw + 56rem)',
  xl: '49rem',
};

/** Sections on one ground share the space between them. */
const Neighbours = styled.div`
  > * {
    ${offScreen(latestBlockSize)}
  }
  > * + * section {
    padding-block-start: 0;
  }
`;

export default definePage({ View: HomePage, queries: ({ api }) => [settingsQuery(api)] });
