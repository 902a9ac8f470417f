import { lazy, Suspense, useState, type ComponentType, type FunctionComponent } from 'react';
import { useTakesOver } from '@shared/ui';
import type { LatePart, LatePartOptions } from '../page/late-part.ts';
import { ServersPart } from './servers-part.tsx';

interface Code<T> {
  /** What has come; undefined until then. */
  known(): T | undefined;
  /** Asks once, and again when it could not be had. */
  load(): Promise<T>;
}

function createCode<T>(ask: () => Promise<T>): Code<T> {
  let known: T | undefined;
  let asked: Promise<T> | undefined;
  return {
    known: () => known,
    load() {
      asked ??= ask().then(
        (loaded) => (known = loaded),
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
  };
}

/** The browser's half: takes the server's markup over when the code is here, and draws what the server has not drawn. */
export const latePart: LatePart = <Props extends object>({
  load,
  Placeholder,
  Otherwise,
}: LatePartOptions<Props>) => {
  const code = createCode(load);
  const loadOrElse = () => (Otherwise ? code.load().catch(() => Otherwise) : code.load());
  /** Asked for anew by each who draws it: what did not come once must not be remembered for good. */
  const toDraw = (): ComponentType<object> =>
    (code.known() ?? lazy(async () => ({ default: await loadOrElse() }))) as ComponentType<object>;
  function LatePartHolder(props: Props) {
    const takesOver = useTakesOver();
    const [Part, setPart] = useState(() => (takesOver ? undefined : toDraw()));
    if (Part === undefined)
      return (
        <ServersPart
          load={code.load as () => Promise<FunctionComponent<object>>}
          props={props}
          giveUp={() => setPart(toDraw)}
        />
      );
    return (
      <div>
        <Suspense fallback={<Placeholder />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(LatePartHolder, { load: code.load, isHere: () => code.known() !== undefined });
};
