/** The script before a remote's standalone stage: there is no shell that gives libraries, so the remote takes its own. */
import { providePageRuntime } from './page-runtime.ts';

providePageRuntime({});
