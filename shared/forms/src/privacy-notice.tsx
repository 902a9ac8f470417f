import type { ByLanguage } from '@shared/brand';
import { noticeLinks } from '@shared/brand/form-notices';
import { privacyEmail } from '@shared/brand/privacy-email';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { ShieldIcon, TextLink, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** What is taken at a form, why, how long it is kept, and whom to ask. @param words the brand's, of this form */
export function PrivacyNotice({ words }: { words: ByLanguage }) {
  const { language } = useTranslation();
  return (
    <Line>
      <ShieldIcon size={20} />
      <div>
        <p>{words[language]}</p>
        <Links>
          <TextLink href={paths.privacy}>{noticeLinks.more[language]}</TextLink>
          <span>
            {noticeLinks.ask[language]}{' '}
            <TextLink href={`mailto:${privacyEmail}`}>
              <bdi dir="ltr">{privacyEmail}</bdi>
            </TextLink>
          </span>
        </Links>
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  font-size: ${tokens.size.sm};
  color: ${tokens.color.inkMuted};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 0.2em;
    color: ${tokens.color.palm};
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[6]};
  a {
    display: inline-block;
    padding-block: ${tokens.space[2]};
  }
`;
