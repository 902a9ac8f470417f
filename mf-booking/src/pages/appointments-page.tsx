import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { Container, Eyebrow, Heading, media, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { AppointmentForm } from '../components/appointment-form.tsx';
import { BookingGuide } from '../components/booking-guide.tsx';
import { viewedPropertyQuery } from '../data/viewed-property.ts';

const propertyIn = (search: URLSearchParams): string | undefined =>
  search.get('property')?.trim() || undefined;

/** Appointment booking (specification, section 2, "Appointments"). */
function AppointmentsPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  useHead({ title: t('page.title'), description: t('page.description'), canonical: paths.appointments });
  return (
    <>
      <Intro>
        <Container>
          <Eyebrow>{t('page.eyebrow')}</Eyebrow>
          <Heading level={1}>{t('page.title')}</Heading>
          <Text $size="lg" $measure>
            {t('page.lead')}
          </Text>
        </Container>
      </Intro>
      <Body>
        <Columns>
          <AppointmentForm propertyId={propertyIn(search)} />
          <BookingGuide />
        </Columns>
      </Body>
    </>
  );
}

const Intro = styled.section`
  padding-block: calc(${tokens.headerSize} + ${tokens.space[12]})
    calc(${tokens.space[16]} + ${tokens.space[10]});
  background: ${tokens.nacre};
  ${Container} {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space[4]};
  }
`;

const Body = styled.section`
  padding-block-end: ${tokens.space.section};
`;

/** The form reaches up into the intro, so that it is in sight without scrolling. */
const Columns = styled(Container)`
  position: relative;
  display: grid;
  gap: ${tokens.space[8]};
  align-items: start;
  margin-block-start: calc(-1 * ${tokens.space[16]});
  ${media.lg} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: ${tokens.space[10]};
  }
`;

export default definePage({
  View: AppointmentsPage,
  queries: ({ api, search }) => {
    const id = propertyIn(search);
    return id === undefined ? [] : [viewedPropertyQuery(api, id)];
  },
});
