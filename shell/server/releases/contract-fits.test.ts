import { releaseOf, shellContract } from '../registry/releases.test-kit.ts';
import { fitsOf, type Candidate } from './contract-fits.ts';

const forms = (release = {}): Candidate => ({
  remote: 'mf-forms',
  role: 'live',
  release: releaseOf('1.0.0-bbbbbbbb', {
    name: 'mf-forms',
    namespaces: ['mf-forms'],
    routes: [],
    ...release,
  }),
});
const blog = (role: Candidate['role'], id: string, release = {}): Candidate => ({
  remote: 'mf-blog',
  role,
  release: releaseOf(id, release),
});

describe('who fits whose contract', () => {
  it('is each release with the shell, and with what visitors get of every other remote', () => {
    const { rows, problems } = fitsOf([blog('live', '1.0.0-aaaaaaaa'), forms()], shellContract);
    expect(rows).toMatchObject([
      { remote: 'mf-blog', shell: { kind: 'fits' }, others: { 'mf-forms': { kind: 'apart' } } },
      { remote: 'mf-forms', shell: { kind: 'fits' }, others: { 'mf-blog': { kind: 'apart' } } },
    ]);
    expect(problems).toEqual([]);
  });

  it('names of two that do not fit who has to move, once', () => {
    const places = { slots: ['mf-forms/call'] };
    const { rows, problems } = fitsOf(
      [blog('live', '1.0.0-aaaaaaaa', places), blog('held', '1.1.0-cccccccc', places), forms()],
      shellContract,
    );
    expect(rows.map(({ others }) => Object.values(others).map(({ kind }) => kind))).toEqual([
      ['breaks'],
      ['breaks'],
      ['breaks'],
    ]);
    expect(problems).toEqual([
      {
        kind: 'parcel not offered',
        breaks: true,
        release: { name: 'mf-forms', version: '1.0.0' },
        parcel: 'mf-forms/call',
        placer: 'mf-blog',
      },
    ]);
    const offers = { parcels: [{ name: 'call', files: { ar: [], en: [] } }] };
    const offered = fitsOf([blog('live', '1.0.0-aaaaaaaa', places), forms(offers)], shellContract);
    expect(offered.rows[1]?.others['mf-blog']?.kind).toBe('fits');
  });

  it('tells what breaks from what is only worth knowing, and has that first', () => {
    const shell = { ...shellContract, shared: { react: '19.3.1' } };
    const { rows, problems } = fitsOf(
      [
        blog('canary', '1.1.0-cccccccc', { shared: { left: { version: '1.0.0', range: '^1' } } }),
        blog('refused', '1.2.0-dddddddd', { shared: { react: { version: '20.0.0', range: '^20.0.0' } } }),
      ],
      shell,
    );
    expect(rows.map((row) => row.shell.kind)).toEqual(['note', 'breaks']);
    expect(problems.map(({ breaks }) => breaks)).toEqual([true, false]);
  });
});
