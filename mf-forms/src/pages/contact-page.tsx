import { paths } from '@shared/contract';
import { FormColumns, PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { AfterHeading } from '@shared/ui';
import { ContactForm } from '../components/contact-form.tsx';
import { ContactPanel } from '../components/contact-panel.tsx';
import { settingsQuery } from '../data/settings.ts';

/** Contact (specification, section 2). */
function ContactPage() {
  const { t } = useTranslation();
  useHead({ title: t('contact.title'), description: t('contact.description'), canonical: paths.contact });
  return (
    <>
      <PageIntro eyebrow={t('contact.eyebrow')} heading={t('contact.title')} lead={t('contact.lead')} />
      <AfterHeading>
        <FormColumns $formFirst={false}>
          <ContactPanel />
          <ContactForm />
        </FormColumns>
      </AfterHeading>
    </>
  );
}

export default definePage({ View: ContactPage, queries: ({ api }) => [settingsQuery(api)] });
