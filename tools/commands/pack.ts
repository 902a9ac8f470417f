import path from 'node:path';
import { parseArgs } from 'node:util';
import { packRemotePackages } from '../packages/pack.ts';

/**
 * `npm run pack [-- --to <folder>] [--version 2.1.0]`: what a remote in a repository of its own needs of this one, with types and
 * docs, as files for `npm install` or `npm publish`. They go to `packages/` where nothing else is said.
 */
const { values } = parseArgs({
  options: { to: { type: 'string', default: 'packages' }, version: { type: 'string' } },
});
if (values.version !== undefined && !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(values.version)) {
  console.error(`"${values.version}" is no version such as 2.1.0`);
  process.exit(2);
}
const packed = await packRemotePackages(path.resolve(values.to), values.version);
for (const { name, version, file } of packed)
  console.log(`${name} ${version}  ${path.relative(process.cwd(), file)}`);
