/** All parts are built from the shared packages, each at its own pace. */
const SAME_MS = 60_000;

/**
 * Tells whether a line of a service is to be shown: not when another service has said the same within a minute, as all that
 * are built from a file with an error do. What a service says twice itself is shown twice.
 * @param now milliseconds from any point; default: the process's own clock
 */
export function createSaidOnce(now = () => performance.now()): (service: string, text: string) => boolean {
  const said = new Map<string, { by: string; at: number }>();
  return (service, text) => {
    const known = said.get(text);
    const isOthers = known !== undefined && known.by !== service && now() - known.at < SAME_MS;
    if (!isOthers) said.set(text, { by: service, at: now() });
    return !isOthers;
  };
}
