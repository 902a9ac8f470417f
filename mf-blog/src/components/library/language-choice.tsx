import { LANGUAGES, paths, type Language } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { LinkButton, opensElsewhere, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface LanguageChoiceProps {
  /** Undefined for all. */
  chosen: Language | undefined;
  onChoose(path: string): void;
}

/** Narrows the library to the articles in one language: links, which the server answers as well. */
export function LanguageChoice({ chosen, onChoose }: LanguageChoiceProps) {
  const { t } = useTranslation();
  return (
    <Choices aria-label={t('library.languages')}>
      {[undefined, ...LANGUAGES].map((language) => {
        const path = paths.blogPage(1, language);
        return (
          <LinkButton
            key={language ?? 'all'}
            href={path}
            variant={language === chosen ? 'primary' : 'secondary'}
            size="small"
            aria-current={language === chosen ? 'true' : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onChoose(path);
            }}
          >
            {language ? <bdi lang={language}>{t(`languages.${language}`)}</bdi> : t('library.allLanguages')}
          </LinkButton>
        );
      })}
    </Choices>
  );
}

const Choices = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
