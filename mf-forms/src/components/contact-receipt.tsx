import type { ContactMessage } from '@shared/api';
import { useTranslation } from '@shared/i18n';
import { clamped } from '@shared/ui';
import { styled } from 'styled-components';
import type { ReceiptProps } from '../form/use-sending.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** In the place of the contact form, when a message was sent. */
export function ContactReceipt({ sent, headingRef, onAgain }: ReceiptProps<ContactMessage>) {
  const { t } = useTranslation();
  const { name, email, subject, message } = sent;
  const address = <bdi dir="ltr">{email}</bdi>;
  return (
    <ReceiptCard
      heading={t('contact.sent.heading')}
      headingRef={headingRef}
      facts={[
        { label: t('contact.form.name'), value: <bdi>{name}</bdi> },
        { label: t('contact.form.email'), value: address },
        { label: t('contact.form.subject'), value: t(`contact.subjects.${subject}`) },
        { label: t('contact.form.message'), value: <Message dir="auto">{message}</Message>, wide: true },
      ]}
      next={[
        { id: 'read', text: t('contact.sent.next.read') },
        {
          id: 'reply',
          text: (
            <>
              {t('contact.sent.next.reply')} <strong>{address}</strong>
            </>
          ),
        },
        { id: 'hurry', text: t('contact.sent.next.hurry') },
      ]}
      again={t('contact.sent.again')}
      onAgain={onAgain}
    />
  );
}

/** As it was written; a long one by its beginning. */
const Message = styled.p`
  ${clamped(6)}
  white-space: pre-line;
`;
