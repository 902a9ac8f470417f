import { useTranslation } from '@shared/i18n';
import { ParcelSlot } from '@shared/remote-kit';
import { Container, LoadingRegion, Section, Skeleton, Stack } from '@shared/ui';
import { FailingPanel } from '../composition/failing-panel.tsx';

/** As many as stand in a row of a wide window. */
const PLACES = { count: 4 };

/** A section of another team's remote, which fails alone (specification, section 2, "Home"). */
export function Latest({ name }: { name: 'latest-sale' | 'latest-rent' }) {
  const { t } = useTranslation();
  return (
    <ParcelSlot
      parcel={{ remote: 'mf-listings', name, props: PLACES }}
      placeholder={
        <Section>
          <Container>
            <LoadingRegion label={t('loading')}>
              <Stack $gap={8}>
                <Skeleton $block="3rem" $inline="40%" />
                <Skeleton $block="26rem" $radius="lg" />
              </Stack>
            </LoadingRegion>
          </Container>
        </Section>
      }
      Failed={FailingPanel}
    />
  );
}
