import { useTranslation } from '@shared/i18n';
import type { ButtonProps } from '@shared/ui';
import { Button, CheckIcon, VisuallyHidden, tokens } from '@shared/ui';
import { styled } from 'styled-components';

export interface BookingButtonProps extends Pick<ButtonProps, 'size' | 'block'> {
  /** What is booked, for the accessible name. */
  name: string;
  booked: boolean;
  onBook: () => void;
}

/** Books once; there is no way back (specification, section 4, "Portal"). */
export function BookingButton({ name, booked, onBook, ...look }: BookingButtonProps) {
  const { t } = useTranslation();
  return (
    <BookButton
      {...look}
      variant={booked ? 'secondary' : 'primary'}
      icon={booked ? <CheckIcon size={20} /> : undefined}
      aria-disabled={booked}
      onClick={onBook}
    >
      {t(booked ? 'booked' : 'book')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </BookButton>
  );
}

/* Booked is a result to be read, not a control out of order. */
const BookButton = styled(Button)`
  &&[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 1;
    cursor: default;
    border-color: transparent;
    background: ${tokens.color.palmWash};
    color: ${tokens.color.palm};
  }
`;
