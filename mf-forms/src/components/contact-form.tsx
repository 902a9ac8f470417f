import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactMessage } from '@shared/api';
import { contactNotice } from '@shared/brand/form-notices';
import {
  bindFields,
  createAttempts,
  type DraftOptions,
  FormCard,
  lazyResolver,
  PrivacyNotice,
  useDraft,
} from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Grid, SelectField, TextArea, TextField } from '@shared/ui';
import { EMPTY_MESSAGE, SUBJECTS } from '../contact/contact-values.ts';
import { useSending } from '../form/use-sending.ts';

const rules = lazyResolver<ContactMessage, ContactMessage>(async () => {
  const { contactResolver } = await import(/* webpackChunkName: "rules" */ '../contact/contact-resolver.ts');
  return contactResolver;
});

const draft: DraftOptions<ContactMessage> = {
  key: 'draft:contact',
  empty: EMPTY_MESSAGE,
  choices: { subject: SUBJECTS },
};

const attempts = createAttempts<ContactMessage>('draft:contact:attempt', [
  'name',
  'email',
  'subject',
  'message',
]);

const loadReceipt = async () => (await import('./contact-receipt.tsx')).ContactReceipt;

/** What is needed before and after sending is fetched when the visitor turns to the form. */
const preload = () => {
  rules.preload();
  loadReceipt().catch(() => undefined);
};

/** 'Send Us a Message' (specification, sections 2, 5 and 8). */
export function ContactForm() {
  const { t } = useTranslation();
  const api = useApi();
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const form = useForm<ContactMessage, unknown, ContactMessage>({
    resolver: rules.resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useDraft(form, draft);
  const { submit, sending, refused, summaryRef, receipt } = useSending(form, {
    attempts,
    words: 'contact',
    empty: EMPTY_MESSAGE,
    call: (message, options) => api.sendContact(message, options),
    headingRef,
    loadReceipt,
  });
  const { field, faults } = bindFields(form, {
    id,
    t,
    labelOf: (name) => t(`contact.form.${name}`),
    lineOf: (label, message) => t('form.fault', { field: label, message }),
  });

  return (
    <>
      {receipt && <receipt.Card {...receipt.props} />}
      <FormCard
        id={id}
        heading={t('contact.form.heading')}
        lead={t('contact.form.lead')}
        submitLabel={t('contact.form.submit')}
        sending={sending}
        faults={faults(refused)}
        headingRef={headingRef}
        summaryRef={summaryRef}
        onSubmit={submit}
        onFocus={preload}
        hidden={receipt !== undefined}
        notice={<PrivacyNotice words={contactNotice} />}
      >
        <Grid $columns={{ base: 1, sm: 2 }} $gap={5}>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            dir="ltr"
            required
          />
        </Grid>
        <SelectField
          {...field('subject')}
          placeholder={t('contact.form.subject_placeholder')}
          options={SUBJECTS.map((value) => ({ value, label: t(`contact.subjects.${value}`) }))}
          required
        />
        <TextArea
          {...field('message')}
          rows={6}
          placeholder={t('contact.form.message_placeholder')}
          required
        />
      </FormCard>
    </>
  );
}
