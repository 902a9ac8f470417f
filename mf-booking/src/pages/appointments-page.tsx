import { paths } from '@shared/contract';
import { FormColumns, PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { AfterHeading, media, tokens } from '@shared/ui';
import { useSearchParams } from '@shared/facades/router';
import { styled } from 'styled-components';
import { AppointmentForm } from '../components/appointment-form.tsx';
import { BookingGuide } from '../components/booking-guide.tsx';
import { viewedPropertyQuery } from '../data/viewed-property.ts';
import { viewingHoursQuery } from '../data/viewing-hours.ts';

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
        <PageIntro eyebrow={t('page.eyebrow')} heading={t('page.title')} lead={t('page.lead')} />
      </Intro>
      <AfterHeading>
        <Columns $formFirst>
          <BookingGuide />
          <AppointmentForm propertyId={propertyIn(search)} />
        </Columns>
      </AfterHeading>
    </>
  );
}

/* A ticket is printed alone: it needs no invitation to book, and no room to reach up into it. */
const Intro = styled.div`
  ${media.print} {
    &:has(~ * [data-ticket]) {
      display: none;
    }
  }
`;

const Columns = styled(FormColumns)`
  ${media.print} {
    &:has([data-ticket]) {
      display: block;
      margin-block-start: ${tokens.space[4]};
      padding-block-end: 0;
    }
  }
`;

export default definePage({
  View: AppointmentsPage,
  queries: ({ api, search }) => {
    const id = propertyIn(search);
    return [
      ...(id === undefined ? [] : [viewedPropertyQuery(api, id)]),
      ...(api.offers('appointments.hours') ? [viewingHoursQuery(api)] : []),
    ];
  },
});
