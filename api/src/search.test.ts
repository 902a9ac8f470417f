import { describeSearch } from './testing/describe-search.ts';
import { dataFolder } from './testing/embedded-template.ts';
import { runProgram, startApi } from './testing/start-api.ts';

describeSearch('the embedded database', async () => {
  const folder = await dataFolder();
  const variables = { DATA_DIR: folder.path, DATABASE_URL: '', SAMPLE_LISTINGS: '0' };
  const filled = await runProgram(variables, { program: 'fill-with-catalogue' });
  if (filled.code !== 0) throw new Error(filled.output);
  const api = await startApi(variables);
  return {
    api,
    variables,
    end: async () => {
      await api.stop();
      await folder.remove();
    },
  };
});
