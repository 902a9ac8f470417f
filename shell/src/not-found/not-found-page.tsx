import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Container, Heading, LinkButton, Stack, Text } from '@shared/ui';
import { BelowHeader } from '../below-header.ts';

/** The error and not-found screen with the way home (specification, section 2; decisions, "Routes"). */
function NotFoundPage() {
  const { t } = useTranslation();
  useHead({ title: t('notFound.title'), status: 404 });
  return (
    <BelowHeader>
      <Container>
        <Stack>
          <Heading level={1}>{t('notFound.title')}</Heading>
          <Text>{t('notFound.text')}</Text>
          <div>
            <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>
          </div>
        </Stack>
      </Container>
    </BelowHeader>
  );
}

export default definePage({ View: NotFoundPage });
