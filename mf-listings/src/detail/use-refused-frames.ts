import { useEffect, useState } from 'react';

/** Whether the operator's policy has refused a frame of another site: the browser tells the page, and leaves the frame empty. */
export function useRefusedFrames(): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setIsRefused(true);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, []);
  return isRefused;
}
