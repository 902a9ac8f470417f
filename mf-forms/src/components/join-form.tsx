import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { BrokerApplication } from '@shared/api';
import { brand } from '@shared/brand';
import { joinNotice } from '@shared/brand/form-notices';
import {
  bindFields,
  createAttempts,
  type DraftOptions,
  FormCard,
  groupedOnLeave,
  lazyResolver,
  PrivacyNotice,
  useDraft,
} from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { CheckboxField, SelectField, Text, TextField } from '@shared/ui';
import { useSending } from '../form/use-sending.ts';
import { EMPTY_APPLICATION, EXPERIENCE } from '../join/application-values.ts';

const rules = lazyResolver<BrokerApplication, BrokerApplication>(async () => {
  const { applicationResolver } = await import(
    /* webpackChunkName: "rules" */ '../join/application-resolver.ts'
  );
  return applicationResolver;
});

const draft: DraftOptions<BrokerApplication> = {
  key: 'draft:join',
  empty: EMPTY_APPLICATION,
  choices: { experience: EXPERIENCE.map(({ value }) => value) },
};

const attempts = createAttempts<BrokerApplication>('draft:join:attempt', [
  'name',
  'phone',
  'experience',
  'license',
]);

const loadReceipt = async () => (await import('./join-receipt.tsx')).JoinReceipt;

/** What is needed before and after sending is fetched when the visitor turns to the form. */
const preload = () => {
  rules.preload();
  loadReceipt().catch(() => undefined);
};

/** Where the page's other parts lead to. */
export const JOIN_FORM_ID = 'join-form';

/** The broker application (specification, sections 2, 5 and 8). */
export function JoinForm() {
  const { t } = useTranslation();
  const api = useApi();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const form = useForm<BrokerApplication, unknown, BrokerApplication>({
    resolver: rules.resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useDraft(form, draft);
  const { submit, sending, refused, summaryRef, receipt } = useSending(form, {
    attempts,
    words: 'join',
    empty: EMPTY_APPLICATION,
    call: (application, options) => api.addBroker(application, options),
    headingRef,
    loadReceipt,
  });
  const { field, faults } = bindFields(form, {
    id: JOIN_FORM_ID,
    t,
    labelOf: (name) => t(`join.form.${name}`),
    lineOf: (label, message) => t('form.fault', { field: label, message }),
  });

  return (
    <>
      {receipt && <receipt.Card {...receipt.props} />}
      <FormCard
        id={JOIN_FORM_ID}
        heading={t('join.form.heading')}
        lead={t('join.form.lead')}
        submitLabel={t('join.form.submit')}
        sending={sending}
        faults={faults(refused)}
        headingRef={headingRef}
        summaryRef={summaryRef}
        onSubmit={submit}
        onFocus={preload}
        hidden={receipt !== undefined}
        notice={<PrivacyNotice words={joinNotice} />}
      >
        <TextField {...field('name')} autoComplete="name" required />
        <TextField
          {...field('phone', groupedOnLeave(form, 'phone'))}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          placeholder="05xxxxxxxx"
          required
        />
        <SelectField
          {...field('experience')}
          options={EXPERIENCE.map(({ value, label }) => ({ value, label: t(`join.experience.${label}`) }))}
        />
        <CheckboxField {...field('license')} />
        {brand.showsHiddenParts && (
          <Text $size="sm" $tone="inkMuted">
            {t('join.form.terms')}
          </Text>
        )}
      </FormCard>
    </>
  );
}
