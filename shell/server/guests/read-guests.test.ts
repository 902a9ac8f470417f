import { guestEntry } from '@shared/contract';
import { readGuests } from './read-guests.ts';

describe('GUEST_REMOTES', () => {
  it('names remotes, where their releases are, and the paths that they may have', () => {
    expect(
      readGuests([
        'mf-careers=https://careers.example/;/careers;/company/jobs',
        'mf-news=http://127.0.0.1:4001/bucket/mf-news;/news;in:mf-careers;in:shell',
      ]),
    ).toEqual({
      guests: [
        { name: 'mf-careers', origin: 'https://careers.example', below: ['/careers', '/company/jobs'] },
        {
          name: 'mf-news',
          origin: 'http://127.0.0.1:4001/bucket/mf-news',
          below: ['/news'],
          placedBy: ['mf-careers', 'shell'],
        },
      ],
      problems: [],
    });
  });

  it('reads what is written for another document server', () => {
    const guest = { name: 'mf-careers', below: ['/careers', '/company/jobs'], placedBy: ['*'] };
    const origin = 'http://127.0.0.1:4001/remotes/mf-careers';
    expect(readGuests([guestEntry(guest, origin)])).toEqual({ guests: [{ ...guest, origin }], problems: [] });
  });

  it.each([
    ['mf-careers', /entries such as .*, not "mf-careers"/],
    ['mf-careers=https://careers.example', /entries such as/],
    ['careers=https://careers.example;/careers', /entries such as/],
    ['mf-careers=ftp://careers.example;/careers', /entries such as/],
    ['mf-careers=https://me:secret@careers.example;/careers', /entries such as/],
    ['mf-careers=https://careers.example;careers', /"careers" is no path that mf-careers may have/],
    ['mf-careers=https://careers.example;/', /"\/" is no path/],
    ['mf-careers=https://careers.example;/api', /"\/api" is no path/],
    ['mf-careers=https://careers.example;/views', /"\/views" is no path/],
    ['mf-careers=https://careers.example;in:mf-blog', /entries such as/],
    ['mf-careers=https://careers.example;/careers;in:blog', /placed by "blog": it is "shell"/],
    ['mf-blog=https://careers.example;/careers', /mistaken for mf-blog/],
    ['mf-blog-news=https://careers.example;/careers', /mistaken for mf-blog/],
  ])('is refused as %s', (entry, problem) => {
    expect(readGuests([entry])).toEqual({ guests: [], problems: [expect.stringMatching(problem)] });
  });

  it('gives a path to one alone', () => {
    const { guests, problems } = readGuests([
      'mf-careers=https://careers.example;/careers',
      'mf-jobs=https://jobs.example;/careers/jobs',
    ]);
    expect(guests.map(({ name }) => name)).toEqual(['mf-careers']);
    expect(problems).toEqual(['GUEST_REMOTES: mf-careers and mf-jobs have paths in common']);
  });
});
