import { createElement, type ReactNode } from 'react';
import type { ErrorSummary, ErrorSummaryProps } from '@shared/ui/error-summary';

let known: typeof ErrorSummary | undefined;

/** Fetches what says above a form what is wrong in it. Rejects where it cannot be had. */
export async function loadErrorSummary(): Promise<void> {
  known = (await import(/* webpackChunkName: "rules" */ '@shared/ui/error-summary')).ErrorSummary;
}

/** It comes with the rules of a form (`lazyResolver`), without which nothing is found wrong; nothing until then. */
export const errorSummary = (props: ErrorSummaryProps): ReactNode => known && createElement(known, props);
