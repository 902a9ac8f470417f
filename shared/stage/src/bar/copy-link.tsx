import { useEffect, useState } from 'react';
import { CheckIcon, IconButton, ShareIcon, VisuallyHidden } from '@shared/ui';

const SHOWN_MS = 2000;

/** Copies the address, which says all that this stage shows. */
export function CopyLink() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setCopied(true),
      // Refused, or not a secure context: the address stands in the browser's own bar as well.
      () => window.prompt('The link to this stage', window.location.href),
    );
  return (
    <>
      <IconButton
        label="Copy a link to this state"
        icon={copied ? <CheckIcon size={20} /> : <ShareIcon size={20} />}
        onClick={() => void copy()}
      />
      <VisuallyHidden as="output">{copied ? 'Copied' : ''}</VisuallyHidden>
    </>
  );
}
