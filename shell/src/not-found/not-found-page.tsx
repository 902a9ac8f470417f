import { BrandMark } from '@shared/brand';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { definePage, useHead } from '@shared/remote-kit';
import { Cluster, Container, Heading, LinkButton, Stack, Text, tokens } from '@shared/ui';
import { styled } from 'styled-components';
import { BelowHeader } from '../page-parts/below-header.ts';

const ways = [
  { href: paths.sale, label: 'nav.sale' },
  { href: paths.rent, label: 'nav.rent' },
  { href: paths.blog, label: 'nav.blog' },
] as const;

/** The error and not-found screen with the way home (specification, section 2; decisions, "Routes"). */
function NotFoundPage() {
  const { t } = useTranslation();
  useHead({ title: t('notFound.title'), status: 404 });
  return (
    <BelowHeader>
      <Container>
        <Words $gap={5} $align="center">
          <Figures aria-hidden="true" dir="ltr">
            4<BrandMark size={112} />4
          </Figures>
          <Heading level={1}>{t('notFound.title')}</Heading>
          <Text $size="lg">{t('notFound.text')}</Text>
          <Cluster $justify="center">
            <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>
            {ways.map(({ href, label }) => (
              <LinkButton key={href} href={href} variant="secondary">
                {t(label)}
              </LinkButton>
            ))}
          </Cluster>
        </Words>
      </Container>
    </BelowHeader>
  );
}

const Words = styled(Stack)`
  padding-block: ${tokens.space[8]};
  text-align: center;
`;

const Figures = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  font-size: min(7rem, 28vw);
  font-weight: ${tokens.weight.bold};
  line-height: 1;
  color: ${tokens.color.accent};
  > svg {
    color: ${tokens.color.ink};
  }
`;

export default definePage({ View: NotFoundPage });
