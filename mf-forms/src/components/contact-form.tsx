import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { ContactMessage } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Grid, SelectField, TextArea, TextField } from '@shared/ui';
import { EMPTY_MESSAGE, SUBJECTS } from '../contact/contact-values.ts';
import { type DraftOptions, faultOf, faultsOf, lazyResolver, useDraft } from '@shared/forms';
import { useSending } from '../form/use-sending.ts';
import { FormCard } from './form-card.tsx';

const rules = lazyResolver<ContactMessage, ContactMessage>(async () => {
  const { contactResolver } = await import('../contact/contact-resolver.ts');
  return contactResolver;
});

const draft: DraftOptions<ContactMessage> = {
  key: 'draft:contact',
  empty: EMPTY_MESSAGE,
  choices: { subject: SUBJECTS },
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
  const { register } = form;
  const { errors } = form.formState;
  useDraft(form, draft);
  const { submit, sending, refused, summaryRef } = useSending(form, {
    words: 'contact',
    empty: EMPTY_MESSAGE,
    call: (message) => api.sendContact(message),
    headingRef,
  });
  const idOf = (name: keyof ContactMessage) => `${id}-${name}`;
  const lineOf = (name: keyof ContactMessage, message: string) =>
    t('form.fault', { field: t(`contact.form.${name}`), message });
  const field = (name: keyof ContactMessage) => ({
    ...register(name),
    id: idOf(name),
    label: t(`contact.form.${name}`),
    error: faultOf(errors, name, t),
    required: true,
  });

  return (
    <FormCard
      id={id}
      heading={t('contact.form.heading')}
      lead={t('contact.form.lead')}
      submitLabel={t('contact.form.submit')}
      sending={sending}
      faults={faultsOf(errors, refused, { idOf, lineOf, t })}
      headingRef={headingRef}
      summaryRef={summaryRef}
      onSubmit={submit}
      onFocus={rules.preload}
    >
      <Grid $columns={{ base: 1, sm: 2 }} $gap={5}>
        <TextField {...field('name')} autoComplete="name" maxLength={200} />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          maxLength={254}
        />
      </Grid>
      <SelectField
        {...field('subject')}
        placeholder={t('contact.form.subject_placeholder')}
        options={SUBJECTS.map((value) => ({ value, label: t(`contact.subjects.${value}`) }))}
      />
      <TextArea
        {...field('message')}
        rows={6}
        maxLength={5000}
        placeholder={t('contact.form.message_placeholder')}
      />
    </FormCard>
  );
}
