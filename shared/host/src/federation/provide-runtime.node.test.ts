import { FEDERATION_RUNTIME } from '@shared/contract';

/** As the generated code of a container gets and uses it. */
interface ContainerRuntime {
  runtime: { init(options: { name: string; remotes: [] }): { name: string } };
  bundlerRuntime: { initContainerEntry: unknown; S: object };
}

/** Of @module-federation/webpack-bundler-runtime: after an upgrade, the sentence says what to do. */
function relyOn(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`@module-federation/webpack-bundler-runtime ${otherwise}`);
}

async function runtimeOfContainer(): Promise<ContainerRuntime> {
  const { provideFederationRuntime } = await import('./provide-runtime.ts').catch((cause: unknown) => {
    throw new Error(
      'provide-runtime.ts cannot be loaded. It imports dist/initContainerEntry.js of ' +
        '@module-federation/webpack-bundler-runtime, which a host’s build leaves out of that package’s index: look where ' +
        'this version keeps it, or build containers with a runtime of their own (runtimeOfPage in shared/bundler).',
      { cause },
    );
  });
  provideFederationRuntime();
  const runtime = Reflect.get(globalThis, FEDERATION_RUNTIME) as () => ContainerRuntime;
  return runtime();
}

describe('the runtime that a page gives to containers', () => {
  it('has what starts a container, which no host needs itself', async () => {
    const { bundlerRuntime } = await runtimeOfContainer();
    relyOn(
      typeof bundlerRuntime.initContainerEntry === 'function',
      'has no initContainerEntry where provide-runtime.ts looks for it: no remote would start.',
    );
  });

  it('is one of its own for each container', async () => {
    const [one, other] = [await runtimeOfContainer(), await runtimeOfContainer()];
    expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  });

  it('keeps containers apart by their names', async () => {
    const { runtime } = await runtimeOfContainer();
    const blog = runtime.init({ name: 'mf_blog', remotes: [] });
    const forms = runtime.init({ name: 'mf_forms', remotes: [] });
    const blogAgain = runtime.init({ name: 'mf_blog', remotes: [] });
    relyOn(
      blog !== forms && blog.name === 'mf_blog' && forms.name === 'mf_forms',
      'gives two containers one instance: getInstance or createInstance changed, and init in provide-runtime.ts has to follow.',
    );
    relyOn(
      blog === blogAgain,
      'makes a second instance for a container that has one: init in provide-runtime.ts has to follow getInstance.',
    );
  });
});
