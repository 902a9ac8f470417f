import { useTranslation } from '@shared/i18n';
import { ArrowStartIcon, media, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { HistoryBackLink } from '../history-back-link.tsx';
import { ShareButton } from './share-button.tsx';

/** The bar at an article's end. */
export function ArticleFooter({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Bar>
      <HistoryBackLink variant="secondary" icon={<ArrowStartIcon size={20} />}>
        {t('article.back')}
      </HistoryBackLink>
      <Thanks>{t('article.thanks')}</Thanks>
      <ShareButton title={title} words={t('article.shareArticle')} />
    </Bar>
  );
}

const Bar = styled.footer`
  display: grid;
  gap: ${tokens.space[4]};
  align-items: center;
  margin-block-start: clamp(2.5rem, 2rem + 2vw, 4rem);
  padding: ${tokens.space[5]};
  background: ${tokens.nacre};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.lg};
  text-align: center;
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  ${media.print} {
    display: none;
  }
`;

const Thanks = styled.p`
  font-weight: ${tokens.weight.semibold};
  color: ${tokens.color.inkSoft};
  ${media.sm} {
    order: 0;
  }
  order: -1;
`;
