import { describeImports } from './testing/describe-imports.ts';
import { dataFolder } from './testing/embedded-template.ts';

// The table in full is for the other database: what reads and compares it is the same.
describeImports('the embedded database', { rows: 6000, faultyRows: 100 }, async () => {
  const folder = await dataFolder();
  return { variables: { DATA_DIR: folder.path }, end: () => folder.remove() };
});
