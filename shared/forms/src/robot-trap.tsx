import { useId } from 'react';
import { useTranslation } from '@shared/i18n';
import { VisuallyHidden } from '@shared/ui';

/** Name of the field; also of the body's, when a robot has filled it. */
const TRAP = 'website';

/**
 * A field that no person meets: out of sight, out of the tab order, unknown to assistive technology, and left
 * alone by browsers and password managers. Robots that fill whatever they find fill it; the API then stores
 * nothing. Its label (`form.trap` of the remote's words) is for whoever reads the page without its styles.
 */
export function RobotTrap() {
  const { t } = useTranslation();
  const id = useId();
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={id}>{t('form.trap')}</label>
      <input
        id={id}
        type="text"
        name={TRAP}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </VisuallyHidden>
  );
}

/** What stands in the trap of a form; '' for a person. */
export function trappedIn(form: HTMLFormElement): string {
  const value = new FormData(form).get(TRAP);
  return typeof value === 'string' ? value : '';
}
