import type { BrokerApplication } from '@shared/api';
import { groupedTelephone, useTranslation } from '@shared/i18n';
import type { ReceiptProps } from '../form/use-sending.ts';
import { EXPERIENCE } from '../join/application-values.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** In the place of the broker application, when it was sent. */
export function JoinReceipt({ sent, headingRef, onAgain }: ReceiptProps<BrokerApplication>) {
  const { t } = useTranslation();
  const { name, phone, experience, license } = sent;
  const number = <bdi dir="ltr">{groupedTelephone(phone)}</bdi>;
  const chosen = EXPERIENCE.find(({ value }) => value === experience);
  return (
    <ReceiptCard
      heading={t('join.sent.heading')}
      headingRef={headingRef}
      facts={[
        { label: t('join.form.name'), value: <bdi>{name}</bdi> },
        { label: t('join.form.phone'), value: number },
        {
          label: t('join.form.experience'),
          value: chosen ? t(`join.experience.${chosen.label}`) : experience,
        },
        {
          label: t('join.sent.license'),
          value: t(license ? 'join.sent.licensed' : 'join.sent.unlicensed'),
        },
      ]}
      next={[
        { id: 'review', text: t('join.sent.next.review') },
        {
          id: 'contact',
          text: (
            <>
              {t('join.sent.next.contact')} <strong>{number}</strong>
            </>
          ),
        },
        // As the page says beforehand.
        { id: 'documents', text: t('join.info.documents') },
      ]}
      again={t('join.sent.again')}
      onAgain={onAgain}
    />
  );
}
