import { mix } from '../drawing/colour.ts';
import type { Face } from '../drawing/face.ts';
import type { Point } from '../drawing/points.ts';
import { lineOf, pathOf } from '../drawing/points.ts';
import { LAMP, MATERIALS } from './light.ts';
import type { Pen } from './pen.ts';

export interface WindowStyle {
  /** Panes side by side. */
  panes?: number;
  frame?: string;
  /** 0 to 1; drawn by lot when left out. */
  lit?: number;
  curtains?: boolean;
  /** Metres by which the pane stands back in the wall. */
  reveal?: number;
}

const skyAt = (pen: Pen, offset: number) =>
  pen.atmosphere.sky[Math.round(offset * (pen.atmosphere.sky.length - 1))]?.[1] ?? '#ffffff';

/** A window: reveal, glass with the sky or a lit room in it, mullions and a sill. Measures in metres of the face. */
export function paintWindow(
  pen: Pen,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  style: WindowStyle = {},
): void {
  const { panes = 1, frame = MATERIALS.seaInk, curtains = false, reveal = 0.14 } = style;
  const { lamps } = pen.atmosphere;
  const lit =
    style.lit ??
    (pen.draws.happens(0.3 + lamps * 0.5) ? lamps * (0.65 + pen.draws.fraction() * 0.35) : lamps * 0.12);
  const exposure = face.exposure;
  pen.polygon(face.quad(u, v, width, height), pen.tone(frame, exposure * 0.35));
  const inner = face.quad(u + reveal * 0.5, v + reveal * 0.3, width - reveal, height - reveal);

  const glassTop = mix(pen.tone(MATERIALS.glass, 0.35 + exposure * 0.4), skyAt(pen, 0.3), 0.55);
  const glassLow = mix(pen.tone(MATERIALS.seaInk, 0.5), pen.atmosphere.haze, 0.3 + exposure * 0.12);
  pen.polygon(
    inner,
    pen.gradient(
      [
        [0, glassTop],
        [0.55, mix(glassTop, glassLow, 0.6)],
        [1, glassLow],
      ],
      [0, 0],
      [0.35, 1],
    ),
  );
  if (lit > 0.03) {
    const room = pen.gradient([
      [0, '#fff0cf', lit * 0.95],
      [0.5, LAMP, lit * 0.9],
      [1, '#c98a4b', lit * 0.85],
    ]);
    pen.polygon(inner, room);
    if (lit > 0.5) {
      const glow = pen.radial([
        [0, LAMP, lit * 0.42],
        [0.6, LAMP, lit * 0.16],
        [1, LAMP, 0],
      ]);
      pen.polygon(face.quad(u - width * 0.22, v - height * 0.2, width * 1.44, height * 1.4), glow);
    }
  }
  if (curtains) {
    const cloth = pen.tone(MATERIALS.linen, 0.55 + lit * 0.4);
    const share = width * (0.14 + pen.draws.fraction() * 0.1);
    for (const start of [u + reveal * 0.5, u + width - reveal * 0.5 - share]) {
      const fill = pen.gradient(
        [
          [0, cloth, 0.75],
          [0.5, mix(cloth, '#6b5a4a', 0.25), 0.7],
          [1, cloth, 0.75],
        ],
        [0, 0],
        [1, 0],
      );
      pen.polygon(face.quad(start, v + reveal * 0.3, share, height - reveal), fill);
    }
  }
  // A reflection across the glass, the eye's proof that something is there.
  const sheen: Point[] = [
    face.at(u + width * 0.12, v + reveal * 0.3),
    face.at(u + width * 0.36, v + reveal * 0.3),
    face.at(u + width * 0.7, v + height - reveal),
    face.at(u + width * 0.42, v + height - reveal),
  ];
  pen.polygon(sheen, '#ffffff', `opacity="${(0.17 - lit * 0.1).toFixed(2)}"`);
  const bar = Math.min(0.09, width * 0.03);
  for (let pane = 1; pane < panes; pane += 1) {
    pen.polygon(
      face.quad(u + (width * pane) / panes - bar / 2, v, bar, height),
      pen.tone(frame, exposure * 0.6),
    );
  }
  const { colour, opacity } = pen.atmosphere.shadow;
  pen.polygon(
    face.quad(u, v + height - reveal * 2.2, width, reveal * 2.2),
    pen.gradient([
      [0, colour, opacity * 1.6],
      [1, colour, 0],
    ]),
  );
}

/** The outline of an arched opening. */
export function archOutline(
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  pointed = false,
): Point[] {
  const radius = width / 2;
  const spring = v + height - radius * (pointed ? 1.25 : 1);
  const outline: Point[] = [face.at(u, v), face.at(u + width, v)];
  for (let step = 0; step <= 18; step += 1) {
    const angle = (Math.PI * step) / 18;
    const rise = Math.sin(angle) * radius * (pointed ? 1.25 - 0.18 * Math.abs(Math.cos(angle)) : 1);
    outline.push(face.at(u + radius + Math.cos(angle) * radius, spring + rise));
  }
  return outline;
}

/** An arch cut into a wall, with something in it: glass, a carved screen, or the dark of an arcade. */
export function paintArch(
  pen: Pen,
  face: Face,
  u: number,
  v: number,
  width: number,
  height: number,
  filling: 'glass' | 'screen' | 'passage' | 'door',
): void {
  const { lamps } = pen.atmosphere;
  const surround = archOutline(face, u - 0.16, v, width + 0.32, height + 0.16, true);
  pen.polygon(surround, pen.tone(MATERIALS.plaster, Math.min(1, face.exposure + 0.05)));
  const outline = archOutline(face, u, v, width, height, true);
  const dark = pen.tone(
    filling === 'door' ? MATERIALS.walnut : MATERIALS.seaInk,
    filling === 'door' ? face.exposure * 0.8 : 0.3,
  );
  const warm = mix(dark, LAMP, filling === 'door' ? 0 : lamps * 0.85);
  pen.polygon(
    outline,
    pen.gradient([
      [0, mix(warm, '#000000', 0.25)],
      [0.5, warm],
      [1, mix(warm, pen.atmosphere.haze, 0.2)],
    ]),
  );
  if (filling === 'glass')
    pen.polygon(
      outline,
      pen.gradient(
        [
          [0, skyAt(pen, 0.4), 0.6 - lamps * 0.4],
          [1, skyAt(pen, 1), 0.15],
        ],
        [0, 0],
        [0.5, 1],
      ),
    );
  if (filling === 'screen') {
    const clip = pen.clip(outline);
    const strokes: string[] = [];
    const step = 0.26;
    for (let offset = -height; offset < width + height; offset += step) {
      strokes.push(lineOf(face.at(u + offset, v), face.at(u + offset + height, v + height)));
      strokes.push(lineOf(face.at(u + offset, v), face.at(u + offset - height, v + height)));
    }
    pen.add(
      `<g clip-path="${clip}"><path d="${strokes.join('')}" stroke="${pen.tone(MATERIALS.walnut, face.exposure)}" stroke-width="2.6" fill="none"/></g>`,
    );
  }
  if (filling === 'door') {
    const middle = u + width / 2;
    pen.polygon(face.quad(middle - 0.03, v, 0.06, height), pen.tone('#3d2817', 0.5));
    for (const start of [u + width * 0.12, middle + width * 0.08]) {
      for (let row = 0; row < 3; row += 1) {
        pen.polygon(
          face.quad(start, v + 0.25 + row * (height * 0.25), width * 0.3, height * 0.2),
          pen.tone('#6a4527', face.exposure),
          `stroke="${pen.tone('#4a2f1a', 0.5)}" stroke-width="1.4"`,
        );
      }
    }
    pen.polygon(face.quad(middle + 0.08, v + height * 0.4, 0.06, 0.35), pen.tone(MATERIALS.brass, 1));
  }
  const { colour, opacity } = pen.atmosphere.shadow;
  pen.add(
    `<path d="${pathOf(outline)}" fill="${pen.gradient(
      [
        [0, colour, opacity * 1.3],
        [0.35, colour, 0],
      ],
      [0, 0],
      [0.6, 1],
    )}"/>`,
  );
}
