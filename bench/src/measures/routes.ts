import { ROUTES, type Route } from '@shared/contract';

export interface MeasuredRoute {
  /** The pattern of the route table. */
  path: string;
  /** An address that it matches. */
  address: string;
  rendering: Route['rendering'];
  /** Whether its heading is made of the API's answer. */
  headingFromData: boolean;
}

interface Answer {
  data?: readonly { _id?: string }[];
}

const firstId = async (url: string): Promise<string> => {
  const answer = (await (await fetch(url)).json()) as Answer;
  const id = answer.data?.[0]?._id;
  if (!id) throw new Error(`${url} holds nothing`);
  return id;
};

/** Every route of the route table, with an address that has content. */
export async function measuredRoutes(api: string): Promise<MeasuredRoute[]> {
  const [property, article] = await Promise.all([
    firstId(`${api}/api/v1/home/sell`),
    firstId(`${api}/api/v1/blog/`),
  ]);
  const addresses: Readonly<Record<string, string>> = {
    '/property/:id': `/property/${property}`,
    '/blog/:id': `/blog/${article}`,
    '*': '/nowhere',
  };
  return ROUTES.filter((route) => !('redirectsTo' in route)).map(({ path, rendering }) => ({
    path,
    address: addresses[path] ?? path,
    rendering,
    headingFromData: path.includes(':id'),
  }));
}
