import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { HomeIcon, Skeleton, Text, TextLink, tokens, VisuallyHidden } from '@shared/ui';
import { styled } from 'styled-components';
import { useViewedProperty } from './use-viewed-property.ts';

/** Names the property of `?property=<id>` above the form; nothing when it is unknown or could not be loaded. */
export function PropertyNote({ id }: { id: string }) {
  const { t } = useTranslation();
  const property = useViewedProperty(id);
  if (property === 'unknown') return null;
  return (
    <Note>
      <HomeIcon size={22} />
      <div>
        <Text $size="sm" $tone="inkMuted">
          {t('property.label')}
        </Text>
        {property === 'loading' ? (
          <>
            <VisuallyHidden>{t('property.loading')}</VisuallyHidden>
            <Skeleton $inline="14rem" $block="1lh" />
          </>
        ) : (
          <TextLink href={paths.property(id)}>{property.name}</TextLink>
        )}
      </div>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.accentWash};
  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    color: ${tokens.color.accent};
  }
`;
