import type { Compiler } from 'webpack';

const GENERATED = /([\\/]node_modules[\\/]\.federation[\\/]entry)\.[\da-f]+(?=\.js)/g;

/**
 * Names the module that the federation plugin generates without the hash in its file's name. That is one of the folder in which
 * everything lies, and ids, source maps and with them the release would be others in every checkout of the same tree.
 */
export class StableRuntimeEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('StableRuntimeEntryPlugin', (factory) => {
      factory.hooks.afterResolve.tap('StableRuntimeEntryPlugin', ({ createData }) => {
        for (const key of ['request', 'userRequest'] as const)
          if (createData[key]) createData[key] = createData[key].replace(GENERATED, '$1');
      });
    });
  }
}
