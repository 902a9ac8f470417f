import type { Settings } from '@shared/api';
import { paths } from '@shared/contract';
import { groupedTelephone, useTranslation } from '@shared/i18n';
import { MailIcon, PhoneIcon, TextLink, tokens, UsersIcon } from '@shared/ui';
import { styled } from 'styled-components';
import { companyContact } from '../data/contact-details.ts';

export interface ReachUsProps {
  /** Who answers questions of this kind. Default: the company, as its settings say. */
  email?: string | undefined;
  settings: Settings | undefined;
  /** Whether there are no settings since they failed. */
  isFailed: boolean;
}

/** Where a statement leads whoever has a question. */
export function ReachUs({ email, settings, isFailed }: ReachUsProps) {
  const { t, language } = useTranslation();
  const { phone, phoneHref, ...company } = companyContact(settings, language);
  const address = email ?? company.email;
  return (
    <>
      <Ways>
        <li>
          <MailIcon size={20} />
          <span>
            {t('statement.email')}{' '}
            <TextLink href={`mailto:${address}`}>
              <bdi dir="ltr">{address}</bdi>
            </TextLink>
          </span>
        </li>
        <li>
          <PhoneIcon size={20} />
          <span>
            {t('statement.phone')}{' '}
            <TextLink href={phoneHref}>
              <bdi dir="ltr">{groupedTelephone(phone)}</bdi>
            </TextLink>
          </span>
        </li>
        <li>
          <UsersIcon size={20} />
          <TextLink href={paths.contact}>{t('statement.page')}</TextLink>
        </li>
      </Ways>
      {isFailed && <p>{t('settingsFailed')}</p>}
    </>
  );
}

const Ways = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  > li {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-block-size: 2.75rem;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    color: ${tokens.color.accent};
  }
`;
