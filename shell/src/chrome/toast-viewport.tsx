import { useEffect, useRef } from 'react';
import * as RadixToast from '@radix-ui/react-toast';
import type { ToastState } from '@shared/bus/toasts';
import { directionOf } from '@shared/contract';
import { useTranslation } from '@shared/i18n';
import { CloseIcon, IconButton, media, ToastCard, tokens } from '@shared/ui';
import { styled } from 'styled-components';

/** Milliseconds that a notification stays (specification, section 9). */
const DURATION_MS = 5000;
/** Pixels to the right that dismiss it (specification, section 9). */
const SWIPE_PX = 50;

interface ToastViewportProps {
  toasts: readonly ToastState[];
  /** Whether it takes the focus when it comes. */
  isCalled: boolean;
  onDismiss(id: string): void;
}

/** Draws the notifications; F8 moves focus to their region. */
export function ToastViewport({ toasts, isCalled, onDismiss }: ToastViewportProps) {
  const { t, language } = useTranslation();
  const region = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (isCalled) region.current?.focus();
    // Later presses are the region's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <RadixToast.Provider
      label={t('toast.label')}
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      {toasts.map(({ id, title, description, variant, duration, open }) => (
        <RadixToast.Root
          key={id}
          asChild
          open={open}
          onOpenChange={(next) => !next && onDismiss(id)}
          {...(duration !== undefined && { duration })}
        >
          <ToastCard
            dir={directionOf(language)}
            variant={variant}
            title={
              <RadixToast.Title asChild>
                <span>{title}</span>
              </RadixToast.Title>
            }
            description={
              description && (
                <RadixToast.Description asChild>
                  <span>{description}</span>
                </RadixToast.Description>
              )
            }
            close={
              <RadixToast.Close asChild>
                <IconButton label={t('toast.close')} icon={<CloseIcon size={20} />} />
              </RadixToast.Close>
            }
          />
        </RadixToast.Root>
      ))}
      <Viewport ref={region} label={t('toast.region', { hotkey: '{hotkey}' })} />
    </RadixToast.Provider>
  );
}

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: ${tokens.layer.toast};
  inline-size: min(27rem, 100vw);
  padding: ${tokens.space[4]};
  outline: none;
  ${media.print} {
    display: none;
  }
`;
