import { sequentialTrips, type Transfer } from './traffic.ts';

const transfer = (path: string, given: Partial<Transfer>): Transfer => ({
  url: `https://site.example${path}`,
  kind: 'script',
  startedAt: 200,
  endedAt: 400,
  bytes: 1000,
  fromCache: false,
  byDocument: false,
  ...given,
});
const document = transfer('/sell', { kind: 'document', startedAt: 0, endedAt: 300 });

describe('round trips that follow one upon another', () => {
  it('are one for a document, even while the rest of it is on the way', () => {
    expect(sequentialTrips([document], 500)).toEqual(['/sell']);
    expect(sequentialTrips([document], 250)).toEqual(['/sell']);
  });

  it('are two for what the document names, and one more for what such a script asks for', () => {
    const named = transfer('/shell.js', { byDocument: true });
    const asked = transfer('/page.js', { startedAt: 450, endedAt: 600 });
    expect(sequentialTrips([document, named], 500)).toEqual(['/sell', '/shell.js']);
    expect(sequentialTrips([document, named, asked], 700)).toEqual(['/sell', '/shell.js', '/page.js']);
  });

  it('are not counted of what has not arrived by then, comes from a cache, or holds up nothing', () => {
    const named = transfer('/shell.js', { byDocument: true });
    const late = transfer('/page.js', { startedAt: 450, endedAt: 600 });
    const cached = transfer('/old.js', { startedAt: 450, endedAt: 460, fromCache: true });
    const picture = transfer('/villa.jpg', { startedAt: 450, endedAt: 460, kind: 'picture' });
    expect(sequentialTrips([document, named, late, cached, picture], 500)).toHaveLength(2);
  });
});
