import { brand } from '@shared/brand';
import { paths } from '@shared/contract';
import { FormColumns, PageIntro } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { AfterHeading, Container, Heading, LinkButton, Section, Stack, Text } from '@shared/ui';
import { styled } from 'styled-components';
import { JOIN_FORM_ID, JoinForm } from '../components/join-form.tsx';
import { JoinGuide } from '../components/join-guide.tsx';

/** Broker application (specification, section 2, "Join"). */
function JoinPage() {
  const { t } = useTranslation();
  useHead({ title: t('join.title'), description: t('join.description'), canonical: paths.join });
  return (
    <>
      <PageIntro eyebrow={t('join.eyebrow')} heading={t('join.title')} lead={t('join.lead')} />
      <AfterHeading>
        <FormColumns $formFirst>
          <JoinGuide />
          <JoinForm />
        </FormColumns>
        <Section $tone="ink" $space="half">
          <Container>
            <Banner $gap={3} $align="center">
              <Heading level={2}>{t('join.banner.heading')}</Heading>
              <Text $size="lg">{t('join.banner.text')}</Text>
              {brand.showsHiddenParts && (
                <LinkButton href={`#${JOIN_FORM_ID}`} size="large">
                  {t('join.banner.register')}
                </LinkButton>
              )}
            </Banner>
          </Container>
        </Section>
      </AfterHeading>
    </>
  );
}

const Banner = styled(Stack)`
  text-align: center;
`;

export default definePage({ View: JoinPage });
