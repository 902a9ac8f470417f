/** The script before a remote's standalone stage: there is no shell that gives the runtime. */
import { provideFederationRuntime } from './provide-runtime.ts';

provideFederationRuntime();
