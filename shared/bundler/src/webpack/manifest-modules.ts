import type { Compiler } from 'webpack';

const NAME = 'ManifestModulesPlugin';
/** Modules that the federation plugin makes, by the beginning of their names: what is exposed, given, taken, and remotes. */
const FEDERATED = /^(?:container entry|provide module|consume-shared-module|remote)[ |]/;

/**
 * The federation plugin has webpack describe all modules, and each of their imports, to write a manifest of a dozen of them,
 * which takes a fifth of a second. This leaves out all that it does not look at: what is neither its own nor imported by its own.
 */
export class ManifestModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const isFederated = (module: { identifier(): string } | null | undefined) =>
        module != null && FEDERATED.test(module.identifier());
      compilation.hooks.statsFactory.tap(NAME, ({ hooks }) => {
        hooks.filter
          .for('compilation.modules')
          .tap(NAME, (module) =>
            isFederated(module) ||
            [...compilation.moduleGraph.getIncomingConnections(module)].some(({ originModule }) =>
              isFederated(originModule),
            )
              ? undefined
              : false,
          );
      });
    });
  }
}
