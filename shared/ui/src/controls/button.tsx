import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from './spinner.ts';
import type { ButtonLook, ButtonSize, ButtonVariant } from './button-style.ts';
import { buttonStyle } from './button-style.ts';

interface LookProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width. */
  block?: boolean | undefined;
  /** Before the words. */
  icon?: ReactNode;
  /** After the words. */
  iconEnd?: ReactNode;
}

const ButtonElement = styled.button<ButtonLook>`
  ${buttonStyle}
`;

const LinkElement = styled.a<ButtonLook>`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'>, LookProps {
  /** Work is under way: presses are swallowed, the focus stays, a spinner turns. */
  busy?: boolean | undefined;
  /** Stands in for the words while busy. */
  busyLabel?: ReactNode;
}

/** `type` is `button` unless given. While busy it stays focusable, so that a screen reader's user is not thrown out. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A swallowed click is also a swallowed submit: Enter in a field presses the form's button.
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <ButtonElement
      {...rest}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      type={type}
      onClick={press}
      $variant={variant}
      $size={size}
      $block={block}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? children) : children}
      {iconEnd}
    </ButtonElement>
  );
}

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, LookProps {}

/** A link in a button's clothes. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <LinkElement {...rest} $variant={variant} $size={size} $block={block}>
      {icon}
      {children}
      {iconEnd}
    </LinkElement>
  );
}
