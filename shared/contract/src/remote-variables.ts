/** Names of the environment variables that set something of one remote. */
export interface RemoteVariables {
  /** Where the document server finds the remote: `MF_BLOG_ORIGIN`. */
  origin: string;
  /** The port of its origin on a local site: `MF_BLOG_PORT`. */
  port: string;
  /** Where its releases are kept with their log, a folder or a bucket, for the document server: `RELEASES_OF_MF_BLOG`. */
  releases: string;
}

/** The variables of a remote by its name, such as `mf-blog`; also of one that is not in the route table yet. */
export function variablesOf(remote: string): RemoteVariables {
  const name = remote.toUpperCase().replaceAll('-', '_');
  return { origin: `${name}_ORIGIN`, port: `${name}_PORT`, releases: `RELEASES_OF_${name}` };
}
