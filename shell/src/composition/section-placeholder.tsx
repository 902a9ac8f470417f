import { useEffect, useState } from 'react';
import { useTranslation } from '@shared/i18n';
import { Container, LoadingRegion, ProgressBar, Skeleton, Stack } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';

/** A remote that comes sooner than this comes without a sign of waiting. */
const SHOW_AFTER_MS = 150;

/** Holds a section's place while its remote is on the way. */
export function SectionPlaceholder() {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <BelowHeader>
      <ProgressBar active={isLate} label={t('loading')} />
      <Container>
        <LoadingRegion label={t('loading')}>
          <Stack>
            <Skeleton $block="3rem" $inline="40%" />
            <Skeleton $block="24rem" $radius="lg" />
          </Stack>
        </LoadingRegion>
      </Container>
    </BelowHeader>
  );
}
