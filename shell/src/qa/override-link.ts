/** What is to be taken from where; an empty source leaves the remote as it is. */
export type OverrideChoices = Readonly<Record<string, string>>;

/** The parameters by which links carry them. */
const PARAMETERS = ['override', 'preview'] as const;

/** A preview's name, `0.2.0-1a2b3c4d~<secret>`, which sites take that have no overrides. */
const isPreview = (source: string) => source.includes('~');

/** The present page with overrides in its address, as a link for others; without any, one that ends them. */
export function overrideLink(choices: OverrideChoices, address: string): string {
  const url = new URL(address);
  for (const name of PARAMETERS) url.searchParams.delete(name);
  const chosen = Object.entries(choices).filter(([, source]) => source.trim() !== '');
  for (const [remote, source] of chosen)
    url.searchParams.append(
      isPreview(source) ? 'preview' : 'override',
      `${remote}@${source.trim().replace(/\/$/, '')}`,
    );
  // A site may have one of them switched off.
  if (chosen.length === 0) for (const name of PARAMETERS) url.searchParams.set(name, 'none');
  return url.href;
}
