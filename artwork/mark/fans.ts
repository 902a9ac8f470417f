/** Radius of a fan; a tile of the pattern is two wide and one high. */
const RADIUS = 48;
const RIBS = [-64, -32, 0, 32, 64];
const ARCS = [0.62, 0.98];

const round = (value: number) => Math.round(value * 100) / 100;

/** A fan seen from its hinge: rings and ribs, over the fans behind it. */
function fan(x: number, y: number): string {
  const ribs = RIBS.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (share: number) =>
      `${round(x + Math.sin(angle) * RADIUS * share)} ${round(y - Math.cos(angle) * RADIUS * share)}`;
    return `M${at(0.62)}L${at(0.9)}`;
  }).join('');
  const rings = ARCS.map(
    (share) => `<circle cx="${x}" cy="${y}" r="${round(RADIUS * share)}" fill="none"/>`,
  ).join('');
  return `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="#000" stroke="none"/>${rings}<path d="${ribs}"/>`;
}

/**
 * A tile of overlapping shells, 96 by 48, white on nothing: a CSS mask over a band's own colour, so that it follows the
 * scheme.
 */
export function drawFans(): string {
  const fans: string[] = [];
  for (let row = -1; row <= 4; row += 1) {
    const shift = row % 2 === 0 ? 0 : RADIUS;
    for (let column = -1; column <= 2; column += 1)
      fans.push(fan(column * RADIUS * 2 + shift, (row * RADIUS) / 2));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${RADIUS * 2}" height="${RADIUS}" viewBox="0 0 ${RADIUS * 2} ${RADIUS}"><mask id="fans" maskUnits="userSpaceOnUse" x="0" y="0" width="${RADIUS * 2}" height="${RADIUS}"><g stroke="#fff" stroke-width="1.25" stroke-linecap="round">${fans.join('')}</g></mask><rect width="${RADIUS * 2}" height="${RADIUS}" fill="#fff" mask="url(#fans)"/></svg>`;
}
