import { buildParts, BUILT, type Built } from '../repository/build-parts.ts';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !BUILT.includes(name as Built));
if (unknown.length > 0) {
  console.error(`no part is called ${unknown.join(', ')}; there are ${BUILT.join(', ')}`);
  process.exit(2);
}
try {
  const parts = named.length > 0 ? (named as Built[]) : BUILT;
  await buildParts(parts, { development: flags.includes('--development'), force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
