import type { Compilation, Module } from 'webpack';

/** Modules that were put together into one count themselves. */
const partsOf = (module: Module): Module[] => {
  const { modules } = module as Module & { modules?: Iterable<Module> };
  return modules ? [...modules] : [module];
};

/** All modules, each as it was written. */
export const modulesOf = (modules: Iterable<Module>): Module[] => [...modules].flatMap(partsOf);

/** Where `useToaster` stands (`shared/remote-kit`): it is in a build's files where something in them asks for it. */
const TOASTER = /[\\/]remote-kit[\\/]src[\\/]context[\\/]use-toaster\.ts$/;

/** Whether scripts of a finished build can send toasts. */
export const sendsToasts = ({ modules, chunkGraph }: Pick<Compilation, 'modules' | 'chunkGraph'>): boolean =>
  [...modules]
    // What nothing asks for has been read, and is in no file.
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .some((module) => TOASTER.test(module.nameForCondition() ?? ''));
