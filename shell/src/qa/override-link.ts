/** What is to be taken from where; an empty source leaves the remote as it is. */
export type OverrideChoices = Readonly<Record<string, string>>;

/** The present page with overrides in its address, as a link for others; without any, one that ends them. */
export function overrideLink(choices: OverrideChoices, address: string): string {
  const url = new URL(address);
  url.searchParams.delete('override');
  const chosen = Object.entries(choices).filter(([, source]) => source.trim() !== '');
  for (const [remote, source] of chosen)
    url.searchParams.append('override', `${remote}@${source.trim().replace(/\/$/, '')}`);
  if (chosen.length === 0) url.searchParams.set('override', 'none');
  return url.href;
}
