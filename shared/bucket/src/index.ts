export { isBucket, parseS3Address } from './address.ts';
export { openBucket, type Bucket, type BucketLimits } from './open-bucket.ts';
