import type { MouseEvent } from 'react';
import { otherLanguage } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { GlobeIcon } from '@shared/ui';
import { styled } from 'styled-components';
import { useChrome } from './chrome-context.ts';

/** Switches the language in place; a plain link to the page in the other language until it can. */
export function LanguageToggle() {
  const { t, language } = useTranslation();
  const { switchLanguage } = useChrome();
  const next = otherLanguage(language);
  const onClick = (event: MouseEvent) => {
    if (!switchLanguage) return;
    event.preventDefault();
    void switchLanguage(next);
  };
  return (
    <Toggle
      href={`?lang=${next}`}
      hrefLang={next}
      lang={next}
      onClick={onClick}
      aria-label={t('language.switch')}
    >
      <GlobeIcon />
      <span>{t('language.other')}</span>
    </Toggle>
  );
}

const Toggle = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-block-size: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border-radius: ${({ theme }) => theme.radius.pill};
  font-weight: ${({ theme }) => theme.weight.semibold};
  text-decoration: none;
  transition: background-color ${({ theme }) => theme.motion.quick};
  &:hover {
    background: ${({ theme }) => theme.color.sunken};
  }
  /* A phone with large text, which such widths are measured in: its sign is enough, and has the whole name for who listens. */
  @media (max-width: 18rem) {
    > span {
      display: none;
    }
  }
`;
