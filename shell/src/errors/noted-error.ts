import type { ReportedKind } from '@shared/contract';

/** What was seen, as it was seen. */
export interface NotedError {
  kind: ReportedKind;
  /** Whatever was thrown. */
  thrown: unknown;
  /** Whose root it came out of, by name. Default: nobody knows. */
  remote?: string;
  /** More places than the error itself has, such as those of the components around it. Default: none. */
  stack?: string;
}
