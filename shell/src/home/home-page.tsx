import { useTranslation } from '@shared/i18n';
import { useQuery } from '@shared/query';
import { definePage, useApi, useHead } from '@shared/remote-kit';
import { offScreen, tokens } from '@shared/ui';
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

/** About what four cards with a heading measure, and `more` above them. */
const latestBlockSize = (more: string) => ({
  base: `calc(300vw + 59rem + ${more})`,
  sm: `calc(75vw + 33rem + ${more})`,
  lg: `calc(44vw + 54rem + ${more})`,
  xl: `calc(41rem + ${more})`,
});

/** Sections on one ground share the space between them. */
const Neighbours = styled.div`
  > * {
    ${offScreen(latestBlockSize(tokens.space.section))}
  }
  > * + * {
    ${offScreen(latestBlockSize('0rem'))}
  }
  > * + * section {
    padding-block-start: 0;
  }
`;

export default definePage({ View: HomePage, queries: ({ api }) => [settingsQuery(api)] });
