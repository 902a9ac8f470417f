import { dataFolder } from './testing/embedded-template.ts';
import { describeLimits } from './testing/describe-limits.ts';
import { startApi } from './testing/start-api.ts';

describeLimits('the embedded database', async (variables) => {
  const folder = await dataFolder();
  const api = await startApi({ ...variables, DATA_DIR: folder.path });
  return {
    api,
    end: async () => {
      await api.stop();
      await folder.remove();
    },
  };
});
