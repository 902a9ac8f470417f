import { useTranslation } from '@shared/i18n';
import { tokens, visuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { useNews } from './use-news.ts';

/** More is not told: it would have no room. */
const MOST = 99;

/** How much is new behind the link or button that it stands in, at whose corner it takes no room; nothing for 0. */
export function NewsMark() {
  const { t, format } = useTranslation();
  const count = useNews();
  if (count === 0) return null;
  return (
    <>
      <Mark aria-hidden="true">
        {format.count(Math.min(count, MOST))}
        {count > MOST && '+'}
      </Mark>
      <Said>{t('news', { count })}</Said>
    </>
  );
}

const Mark = styled.b`
  position: absolute;
  inset-block-start: 0.1rem;
  inset-inline-end: -0.15rem;
  min-inline-size: 1.3rem;
  padding-inline: 0.3rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentFill};
  color: ${tokens.color.onAccentFill};
  font-size: ${tokens.size.xs};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.3rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

const Said = styled.i`
  ${visuallyHidden}
`;
