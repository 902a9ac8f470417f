/** `s3://bucket/prefix`. */
export interface S3Address {
  bucket: string;
  /** Ends with `/`, or is empty. */
  prefix: string;
}

export const isBucket = (address: string): boolean => address.startsWith('s3://');

/** Throws what is wrong with an address. */
export function parseS3Address(address: string): S3Address {
  const [, bucket = '', rest = ''] = /^s3:\/\/([a-z\d][a-z\d.-]+)(?:\/(.*))?$/.exec(address) ?? [];
  const prefix = rest.split('/').filter((part) => part !== '');
  if (bucket === '' || prefix.some((part) => part === '.' || part === '..'))
    throw new Error(`"${address}" is no address such as s3://bucket/prefix`);
  return { bucket, prefix: prefix.map((part) => `${part}/`).join('') };
}
