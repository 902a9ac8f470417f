import { Suspense } from 'react';
import { useStoredIds } from '../storage/use-stored-ids.ts';
import { lazyExtra } from '../loading/lazy-extra.ts';
import type { CompareBarProps } from './compare-bar.tsx';
import { comparison } from './comparison.ts';

// Most visitors compare nothing.
const CompareBar = lazyExtra<CompareBarProps>(
  () => import(/* webpackChunkName: "compare" */ './compare-bar.tsx'),
);

/** What was put aside to be compared, within reach. */
export function CompareTray() {
  const ids = useStoredIds(comparison) ?? [];
  return <Suspense>{ids.length > 0 && <CompareBar ids={ids} />}</Suspense>;
}
