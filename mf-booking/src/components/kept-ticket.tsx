import { Suspense, lazy, useRef } from 'react';
import { useQuery } from '@shared/facades/query';
import { useTranslation } from '@shared/i18n';
import { useApi } from '@shared/remote-kit';
import { Button, Card, Notice, Skeleton, VisuallyHidden } from '@shared/ui';
import { bookedQuery } from '../data/booked.ts';

const LazySummary = lazy(async () => ({ default: (await import('./booking-summary.tsx')).BookingSummary }));

/** The appointment of the private link in the address: after a reload, or from a calendar. */
export function KeptTicket({ link }: { link: string }) {
  const { t } = useTranslation();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch, dataUpdatedAt } = useQuery(bookedQuery(useApi(), link));
  const loading = (
    <Card>
      <VisuallyHidden>{t('summary.loading')}</VisuallyHidden>
      <Skeleton $inline="100%" $block="12rem" />
    </Card>
  );
  if (data === null) return <Notice tone="info">{t('summary.unknown')}</Notice>;
  if (isError && data === undefined) {
    return (
      <Notice tone="danger">
        {t('summary.failed')}{' '}
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {t('summary.retry')}
        </Button>
      </Notice>
    );
  }
  if (data === undefined) return loading;
  const { reference, property, name, phone, date, fromTime, toTime } = data;
  return (
    <Suspense fallback={loading}>
      <LazySummary
        booking={{
          request: { name, phone, date, fromTime, toTime },
          key: reference,
          madeAt: new Date(dataUpdatedAt),
          propertyId: property,
          ticket: { reference, link },
        }}
        headingRef={headingRef}
      />
    </Suspense>
  );
}
