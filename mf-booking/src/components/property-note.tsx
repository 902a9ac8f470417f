import { localized } from '@shared/api';
import { paths } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { HomeIcon, Skeleton, Text, TextLink, tokens, VisuallyHidden } from '@shared/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { viewedPropertyQuery } from '../data/viewed-property.ts';

/** Names the property of `?property=<id>` above the form; nothing when it is unknown or could not be loaded. */
export function PropertyNote({ id }: { id: string }) {
  const { t, language } = useTranslation();
  const { data: property, isError } = useQuery(viewedPropertyQuery(useApi(), id));
  const name = property && localized(property, 'name', language);
  if (isError || property === null || (property && name === undefined)) return null;
  return (
    <Note>
      <HomeIcon size={22} />
      <div>
        <Text $size="sm" $tone="inkMuted">
          {t('property.label')}
        </Text>
        {name === undefined ? (
          <>
            <VisuallyHidden>{t('property.loading')}</VisuallyHidden>
            <Skeleton $inline="14rem" $block="1lh" />
          </>
        ) : (
          <TextLink href={paths.property(id)}>{name}</TextLink>
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
  > svg {
    color: ${tokens.color.accent};
  }
`;
