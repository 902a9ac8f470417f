import { parseS3Address } from './address.ts';

describe('the address of a bucket', () => {
  it.each([
    ['s3://site-releases', { bucket: 'site-releases', prefix: '' }],
    ['s3://site-releases/', { bucket: 'site-releases', prefix: '' }],
    ['s3://site.releases/mf-blog', { bucket: 'site.releases', prefix: 'mf-blog/' }],
    ['s3://releases/remotes//mf-blog/', { bucket: 'releases', prefix: 'remotes/mf-blog/' }],
  ])('%s is read', (address, expected) => expect(parseS3Address(address)).toEqual(expected));

  it.each(['s3://', 's3:///mf-blog', 's3://Bucket/x', 's3://bucket/../other', 'https://bucket/x'])(
    '%s is refused',
    (address) => expect(() => parseS3Address(address)).toThrow(`"${address}" is no address such as`),
  );
});
