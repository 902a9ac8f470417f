import { lazy, Suspense, useState, type FunctionComponent } from 'react';
import { useTakesOver } from '@shared/ui';
import type { LatePart, LatePartOptions } from '../page/late-part.ts';
import { ServersPart } from './servers-part.tsx';

/** Asks once, and again when it could not be had. */
function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}

const isSame = (one: object, other: object): boolean => {
  const [given, others] = [Object.entries(one), new Map<string, unknown>(Object.entries(other))];
  return given.length === others.size && given.every(([name, value]) => Object.is(others.get(name), value));
};

/** The browser's half: takes the server's markup over when the code is here, and draws what the server has not drawn. */
export const latePart: LatePart = <Props extends object>({ load, Placeholder }: LatePartOptions<Props>) => {
  const loadOnce = askOnce(load);
  const Late = lazy(async () => ({ default: (await loadOnce()) as FunctionComponent<object> }));
  return function LatePartHolder(props: Props) {
    const takesOver = useTakesOver();
    const [drawn, setDrawn] = useState(takesOver ? props : undefined);
    if (drawn === undefined)
      return (
        <div>
          <Suspense fallback={<Placeholder />}>
            <Late {...props} />
          </Suspense>
        </div>
      );
    return (
      <ServersPart
        load={loadOnce as () => Promise<FunctionComponent<object>>}
        props={drawn}
        // What has changed is drawn anew as soon as its code is here; the markup of before stands until then.
        isOutdated={!isSame(drawn, props)}
        giveUp={() => setDrawn(undefined)}
      />
    );
  };
};
