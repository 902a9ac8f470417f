import { useTranslation } from '@shared/i18n';
import { Button, CheckIcon, ShareIcon, VisuallyHidden, type ButtonProps } from '@shared/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { shareArticle } from './share-article.ts';

/** So long the button says that the address was copied, in milliseconds. */
const SAID_MS = 4000;

export interface ShareButtonProps extends Pick<ButtonProps, 'variant'> {
  /** Of the article. */
  title: string;
  words: string;
}

/**
 * Shares the article. There is no confirmation beside it where the address was copied (specification, section 2, "Blog article
 * detail"): for some seconds the button itself says so, at the same width, to whoever sees and to whoever listens.
 */
export function ShareButton({ title, words, variant }: ShareButtonProps) {
  const { t, language } = useTranslation();
  // Each press says it anew.
  const [copied, setCopied] = useState<object>();
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const press = () =>
    void shareArticle(title, language).then((how) => {
      if (how === 'copied') setCopied({});
    });
  const said = t('article.copied');
  return (
    <>
      <Button
        variant={variant}
        icon={copied ? <CheckIcon size={20} /> : <ShareIcon size={20} />}
        onClick={press}
      >
        <Texts>
          <Words $shown={!copied}>{words}</Words>
          <Words $shown={copied !== undefined} aria-hidden="true">
            {said}
          </Words>
        </Texts>
      </Button>
      <VisuallyHidden as="output">{copied && said}</VisuallyHidden>
    </>
  );
}

/* Both lie in one place, so that nothing moves; the button keeps its name. */
const Texts = styled.span`
  display: grid;
`;

const Words = styled.span<{ $shown: boolean }>`
  grid-area: 1 / 1;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
`;
