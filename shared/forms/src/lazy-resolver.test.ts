import type { Resolver, ResolverOptions } from 'react-hook-form';
import { errorSummary } from './late-summary.ts';
import { lazyResolver, RULES_UNAVAILABLE } from './lazy-resolver.ts';

interface Values {
  name: string;
}

const options: ResolverOptions<Values> = { fields: {}, shouldUseNativeValidation: false };
const FOUND = { title: 'check', errors: [{ fieldId: 'name', message: 'empty' }] };
const accepts: Resolver<Values, unknown, Values> = (values) => ({ values, errors: {} });

describe('rules that load with the first validation', () => {
  it('loads once, by preloading or by validating', async () => {
    const load = jest.fn(async () => accepts);
    const rules = lazyResolver(load);
    expect(load).not.toHaveBeenCalled();
    expect(errorSummary(FOUND)).toBeUndefined();
    rules.preload();
    expect(await rules.resolver({ name: 'a' }, undefined, options)).toEqual({
      values: { name: 'a' },
      errors: {},
    });
    expect(load).toHaveBeenCalledTimes(1);
    // Whatever they find can be said.
    expect(errorSummary(FOUND)).toBeDefined();
  });

  it('says that the rules are missing, and asks again the next time', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<Promise<typeof accepts>, []>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(accepts);
    const rules = lazyResolver(load);
    const first = await rules.resolver({ name: 'a' }, undefined, options);
    expect(first.errors).toEqual({ root: { [RULES_UNAVAILABLE]: { message: RULES_UNAVAILABLE } } });
    expect(log).toHaveBeenCalled();
    const second = await rules.resolver({ name: 'a' }, undefined, options);
    expect(second.errors).toEqual({});
    log.mockRestore();
  });
});
