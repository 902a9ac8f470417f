import { paths } from '@shared/contract';
import { FormColumns, PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { AfterHeading } from '@shared/ui';
import { useSearchParams } from '@shared/facades/router';
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
      <PageIntro eyebrow={t('page.eyebrow')} heading={t('page.title')} lead={t('page.lead')} />
      <AfterHeading>
        <FormColumns $formFirst>
          <BookingGuide />
          <AppointmentForm propertyId={propertyIn(search)} />
        </FormColumns>
      </AfterHeading>
    </>
  );
}

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
