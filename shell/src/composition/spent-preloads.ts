/**
 * A preload hint that failed is remembered by the browser, which gives the same failure to the next script
 * that asks for the file, even when its server is back. Asking once for each hinted file of a section uses
 * those failures up; a chunk that does arrive only registers its modules, which does no harm.
 * @param base address of the release whose hints are used up
 */
export async function spendPreloads(base: string): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const ofRelease = [...links].filter((link) => new URL(link.href).pathname.startsWith(base));
  await Promise.all(ofRelease.map(spend));
}

function spend(link: HTMLLinkElement): Promise<void> {
  link.remove();
  const script = document.createElement('script');
  script.src = link.href;
  script.integrity = link.integrity;
  return new Promise((resolve) => {
    const done = () => {
      script.remove();
      resolve();
    };
    script.addEventListener('load', done);
    script.addEventListener('error', done);
    document.head.append(script);
  });
}
