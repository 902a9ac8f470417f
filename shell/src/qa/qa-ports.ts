import type { DocumentState, RegistrySnapshot } from '@shared/contract';
import type { ShareScope } from '@shared/host/federation';
import type { ChromeScope } from '../chrome/chrome-scope.ts';
import type { LoadLog } from '../composition/load-log.ts';

/** What the tools of those who test look at. */
export interface QaPorts {
  state: Pick<DocumentState, 'qa'>;
  registry: RegistrySnapshot;
  /** The surroundings of the page's React roots. */
  loadFrame(): Promise<{ scope: ChromeScope }>;
  loads: Pick<LoadLog, 'records'>;
  /** Every copy of a shared library that the page knows of. */
  shared: ShareScope;
}
