import * as paths from './paths.ts';
import { matchRoute, ROUTES } from './routes.ts';

describe('the route table (specification, section 2)', () => {
  it.each([
    ['/', 'home'],
    ['/sell', 'sale'],
    ['/SELL/', 'sale'],
    ['/blog', 'blog'],
    ['/Blog', 'blog'],
    ['/Appointments', 'appointments'],
    ['/appointments', 'appointments'],
    ['/fal-license', 'portal'],
    ['/nowhere', 'not-found'],
    ['/sell//', 'sale'],
    ['//', 'home'],
    ['//sell', 'not-found'],
    ['/blog//1', 'not-found'],
    ['/blog/1//2', 'not-found'],
    ['/property', 'property-without-id'],
    ['/blog/1/2', 'below-an-article'],
    ['/blog/1/2/3', 'below-an-article'],
  ])('%s is %s', (pathname, id) => {
    expect(matchRoute(pathname).route.id).toBe(id);
  });

  it('decodes parameters, and a malformed encoding is not found', () => {
    expect(matchRoute('/property/a%2Fb%20%D8%B9').params).toEqual({ id: 'a/b ع' });
    expect(matchRoute('/property/%E0%A4%A').route.id).toBe('not-found');
  });

  it('builds addresses that it matches again', () => {
    expect(matchRoute(paths.property('a/b?c#d')).params).toEqual({ id: 'a/b?c#d' });
    expect(matchRoute(paths.article('مقال')).params).toEqual({ id: 'مقال' });
  });

  it('has one owner for each path', () => {
    const patterns = ROUTES.map(({ path }) => path.toLowerCase());
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
