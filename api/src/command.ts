import { readCommandLine, type Request } from './commands/command-line.ts';
import { EXIT } from './commands/exit-codes.ts';
import { runAction } from './commands/run-action.ts';
import { runBackup, runRestore } from './commands/run-backup.ts';
import { runExport, runSubmissionsExport, runTemplate } from './commands/run-export.ts';
import { runImport } from './commands/run-import.ts';
import { runSeed } from './commands/run-seed.ts';
import { readEnvironment, type Environment } from './config/environment.ts';
import { FolderInUseError } from './database/folder-lock.ts';

async function runRequest(request: Request, environment: Environment): Promise<number> {
  switch (request.command) {
    case 'help':
      console.log(request.text);
      return EXIT.done;
    case 'seed':
      return runSeed(environment);
    case 'export submissions':
      return runSubmissionsExport(environment, request);
    case 'export':
      return runExport(environment, request);
    case 'template':
      return runTemplate(request);
    case 'import':
      return runImport(environment, request);
    case 'act':
      return runAction(environment, request.action);
    case 'backup':
      return runBackup(environment, request);
    default:
      return runRestore(environment, request);
  }
}

async function run(): Promise<number> {
  const asked = readCommandLine(process.argv.slice(2));
  if (!asked.ok) {
    console.error(`${asked.reason}\n${asked.usage}`);
    return EXIT.failed;
  }
  const environment = readEnvironment(process.env);
  if (!environment.ok) {
    console.error(environment.errors.join('\n'));
    return EXIT.failed;
  }
  return runRequest(asked.request, environment.value);
}

function explain(error: unknown): number {
  console.error(error instanceof Error ? error.message : error);
  if (!(error instanceof FolderInUseError)) return EXIT.failed;
  console.error('Stop the site or the API that runs on it, run the command again, and start it then.');
  return EXIT.inUse;
}

process.exitCode = await run().catch(explain);
