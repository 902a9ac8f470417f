import type { FunctionComponent } from 'react';
import type { LatePart, LatePartOptions } from '../page/late-part.ts';
import { keepMarkup } from './keep-markup.tsx';

const loading: Promise<void>[] = [];

/** Resolves when the code of all late parts is here, which a rendering does not wait for; rejects when one cannot be had. */
export const loadLateParts = async (): Promise<void> => void (await Promise.all(loading));

/** The server's half: drawn alone, in an element of the root that will take it over in the browser. */
export const latePart: LatePart = <Props extends object>({ load }: LatePartOptions<Props>) => {
  let Part: FunctionComponent<Props> | undefined;
  const loaded = load().then((component) => void (Part = component));
  // Reported by those who wait for it.
  loaded.catch(() => undefined);
  loading.push(loaded);
  const Kept = keepMarkup<Props>(function LatePart(props) {
    if (!Part) throw new Error('a late part is drawn before its code is here');
    return <Part {...props} />;
  });
  function LatePartHolder(props: Props) {
    return (
      <div>
        <div>
          <Kept {...props} />
        </div>
      </div>
    );
  }
  return Object.assign(LatePartHolder, { load: () => loaded, isHere: () => Part !== undefined });
};
