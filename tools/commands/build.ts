import { buildParts, PARTS, type Part } from '../repository/build-parts.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !PARTS.includes(name as Part));
if (unknown.length > 0) {
  console.error(`no part is called ${unknown.join(', ')}; there are ${PARTS.join(', ')}`);
  process.exit(2);
}
try {
  const parts = named.length > 0 ? (named as Part[]) : PARTS;
  await buildParts(parts, { development: flags.includes('--development'), force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
