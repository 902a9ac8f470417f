const CALLS = { property: '/home/sell', blog: '/blog/' } as const;

/** Ids of the first property for sale and of the first article, by the beginning of their pages' addresses. */
export type FirstRecords = Readonly<Record<keyof typeof CALLS, string>>;

/** @param origin of the site or of its API */
export async function firstRecords(origin: string): Promise<FirstRecords> {
  const firstOf = async (call: string): Promise<string> => {
    const { data } = (await (await fetch(`${origin}/api/v1${call}`)).json()) as { data: { _id: string }[] };
    const [first] = data;
    if (!first) throw new Error(`${call} has nothing to show`);
    return first._id;
  };
  return { property: await firstOf(CALLS.property), blog: await firstOf(CALLS.blog) };
}

/** The address of a page, `:first` being the first record of its kind. */
export const addressWith = (firsts: FirstRecords, pattern: string): string =>
  pattern.replace(
    /^\/(property|blog)\/:first/,
    (_all, kind: keyof FirstRecords) => `/${kind}/${firsts[kind]}`,
  );
