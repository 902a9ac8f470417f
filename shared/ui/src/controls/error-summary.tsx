import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../icons/status.tsx';
import { tokens } from '../theme/tokens.ts';
import type { HeadingLevel } from '../type/type.tsx';
import { Heading } from '../type/type.tsx';

const Box = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  background: ${tokens.color.dangerWash};
  border: 1px solid color-mix(in srgb, ${tokens.color.danger} 45%, transparent);
  border-radius: ${tokens.radius.md};
  > svg {
    color: ${tokens.color.danger};
  }
  &:focus {
    outline: 2px solid ${tokens.color.danger};
    outline-offset: 2px;
  }
`;

const List = styled.ul`
  margin-block-start: ${tokens.space[2]};
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
`;

const FieldLink = styled.a`
  display: inline-block;
  padding-block: ${tokens.space[1]};
  color: ${tokens.color.danger};
  font-weight: ${tokens.weight.medium};
  text-underline-offset: 0.25em;
`;

export interface FieldFault {
  /** Id of the control. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  errors: readonly FieldFault[];
  headingLevel?: HeadingLevel | undefined;
}

/**
 * What is wrong with a form, above it, each line a link to its field; nothing when there are no errors. It is an
 * alert and takes focus by script (`tabIndex` -1): focus it through `ref` after a refused submit.
 */
export function ErrorSummary({ title, errors, headingLevel = 2, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    // Following the fragment would scroll but leave the focus on the link.
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Box role="alert" tabIndex={-1} {...rest}>
      <WarningIcon />
      <div>
        <Heading level={headingLevel} size="xs">
          {title}
        </Heading>
        <List>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <FieldLink href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
                {message}
              </FieldLink>
            </li>
          ))}
        </List>
      </div>
    </Box>
  );
}
