import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Container, Heading, Stack, Text } from '@shared/ui';
import { BelowHeader } from '../page-parts/below-header.ts';
import { Closing } from '../page-parts/closing.tsx';
import { Management } from './management.tsx';
import { PropertyKinds } from './property-kinds.tsx';
import { Steps } from './steps.tsx';

/** Property management and the property types served, with a call to contact (decisions, "Routes"). */
function ServicesPage() {
  const { t } = useTranslation();
  useHead({ title: t('services.title'), description: t('services.lead') });
  return (
    <>
      <BelowHeader>
        <Container>
          <Stack $gap={10}>
            <Stack $gap={3}>
              <Heading level={1}>{t('services.title')}</Heading>
              <Text $size="lg" $measure>
                {t('services.lead')}
              </Text>
            </Stack>
            <Management />
          </Stack>
        </Container>
      </BelowHeader>
      <PropertyKinds />
      <Steps />
      <Closing />
    </>
  );
}

export default definePage({ View: ServicesPage });
