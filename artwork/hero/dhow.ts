import { mix } from '../drawing/colour.ts';
import type { Point } from '../drawing/points.ts';
import { pair } from '../drawing/points.ts';
import { LAMP } from './hours.ts';
import type { Scene } from './scene.ts';
import { tone } from './scene.ts';
import { acrossAt, scaleAt } from './view.ts';

/**
 * A dhow under her lateen sail, bow towards the sun. `at` is her middle in the drawing, `z` metres from the eye, `length`
 * metres over the hull.
 */
export function paintDhow(scene: Scene, at: number, z: number, length: number): void {
  const { drawing, view, hour } = scene;
  const middle = acrossAt(at, z);
  const unit = length / 10;
  const p = (u: number, v: number): Point => view.project(middle + u * unit, v * unit, z);
  const s = (u: number, v: number) => pair(...p(u, v));
  const wood = (exposure: number, colour = '#70472b') => tone(scene, colour, exposure, z, at);
  const day = hour.name === 'day';
  const stroke = (weight: number) => (scaleAt(z) * unit * weight).toFixed(1);

  // Rigging behind the sail.
  drawing.path(
    `M${s(0.5, 7.6)}L${s(4.7, 1.9)}M${s(0.5, 7.6)}L${s(-4.3, 1.6)}`,
    `fill="none" stroke="${wood(0.3)}" stroke-width="${stroke(0.025)}" opacity="0.7"`,
  );
  // Mast, raked forward.
  drawing.path(
    `M${s(0.02, 0.9)}L${s(0.4, 7.7)}L${s(0.56, 7.7)}L${s(0.3, 0.9)}Z`,
    `fill="${wood(0.35, '#8b5e39')}"`,
  );
  // The sail bellies away from the wind; the low sun shines through its leech.
  const sail = `M${s(4.25, 1.75)}C${s(2.6, 4.4)} ${s(0.4, 7.4)} ${s(-2.5, 9.7)}C${s(-2.75, 7.4)} ${s(-2.5, 4.2)} ${s(-3.15, 1.75)}C${s(-1.2, 2.2)} ${s(1.9, 1.55)} ${s(4.25, 1.75)}Z`;
  const cloth = day ? ['#d7b999', '#f4dfbf', '#fff3da'] : ['#4c5960', '#7b8386', '#9d9d94'];
  drawing.path(
    sail,
    `fill="${drawing.gradient(
      [
        [0, mix(cloth[0] ?? '', hour.hazeAway, 0.1)],
        [0.45, cloth[1] ?? ''],
        [1, cloth[2] ?? ''],
      ],
      [0, 0.3],
      [1, 0.75],
    )}"`,
  );
  const shadow = day ? '#9a7258' : '#1d323e';
  drawing.path(
    `M${s(-2.5, 9.7)}C${s(-2.75, 7.4)} ${s(-2.5, 4.2)} ${s(-3.15, 1.75)}C${s(-2.7, 1.86)} ${s(-2.2, 1.92)} ${s(-1.7, 1.94)}C${s(-1.5, 4)} ${s(-1.9, 7)} ${s(-2.5, 9.7)}Z`,
    `fill="${shadow}" opacity="0.2"`,
  );
  drawing.path(
    `M${s(-1.9, 8.9)}C${s(-1.2, 6)} ${s(-1, 4)} ${s(-1.3, 1.96)}M${s(-0.55, 7.8)}C${s(0.1, 5.4)} ${s(0.2, 3.6)} ${s(0, 1.88)}M${s(1.3, 5.9)}C${s(1.65, 4.4)} ${s(1.6, 3)} ${s(1.4, 1.74)}`,
    `fill="none" stroke="${shadow}" stroke-width="${stroke(0.03)}" opacity="0.35"`,
  );
  // The yard along the sail's head.
  drawing.path(
    `M${s(4.75, 1.15)}C${s(2.8, 4.45)} ${s(0.5, 7.5)} ${s(-2.75, 10)}L${s(-2.68, 10.08)}C${s(0.75, 7.55)} ${s(3.05, 4.55)} ${s(4.9, 1.22)}Z`,
    `fill="${wood(0.5, '#8b5e39')}"`,
  );
  // Hull: a long sheer to a high poop, a stem that reaches forward.
  const hull = `M${s(-4.95, 2.05)}L${s(-4.4, 2)}C${s(-3.9, 1.35)} ${s(-3.1, 1.2)} ${s(-2.1, 1.02)}C${s(0.6, 0.72)} ${s(2.9, 0.95)} ${s(5.5, 2.15)}C${s(5.05, 1.25)} ${s(4.3, 0.3)} ${s(3.5, -0.02)}L${s(-3.9, -0.02)}C${s(-4.35, 0.5)} ${s(-4.75, 1.3)} ${s(-4.95, 2.05)}Z`;
  const down: readonly [Point, Point] =
    view.upright === 1
      ? [
          [0, 0],
          [0, 1],
        ]
      : [
          [0, 1],
          [0, 0],
        ];
  drawing.path(
    hull,
    `fill="${drawing.gradient(
      [
        [0, wood(0.5, '#8a5935')],
        [0.5, wood(0.22)],
        [1, wood(0, '#4d3324')],
      ],
      ...down,
    )}"`,
  );
  drawing.path(
    `M${s(-4.95, 2.05)}L${s(-4.4, 2)}C${s(-3.9, 1.35)} ${s(-3.1, 1.2)} ${s(-2.1, 1.02)}C${s(0.6, 0.72)} ${s(2.9, 0.95)} ${s(5.5, 2.15)}`,
    `fill="none" stroke="${day ? '#f3cf97' : '#7f8d8e'}" stroke-width="${stroke(0.07)}" stroke-linejoin="round"`,
  );
  drawing.path(
    `M${s(-4.6, 1.3)}C${s(-2.4, 0.6)} ${s(1.9, 0.25)} ${s(4.7, 1.2)}M${s(-4.75, 1.62)}C${s(-2.4, 0.86)} ${s(1.9, 0.52)} ${s(5.1, 1.6)}`,
    `fill="none" stroke="${day ? '#e2b77c' : '#54656b'}" stroke-width="${stroke(0.035)}" opacity="0.55"`,
  );
  // The cabin's window and a lantern at the stern.
  drawing.polygon([p(-4.3, 1.5), p(-3.86, 1.32), p(-3.92, 0.98), p(-4.36, 1.14)], LAMP.warm, 'opacity="0.9"');
  const [lampX, lampY] = p(-4.6, 2.5);
  const glow = scaleAt(z) * unit * 0.75;
  drawing.add(
    `<circle cx="${lampX.toFixed(1)}" cy="${lampY.toFixed(1)}" r="${glow.toFixed(1)}" fill="${drawing.radial([
      [0, LAMP.warm, 0.75 * hour.lamps],
      [1, LAMP.warm, 0],
    ])}"/><circle cx="${lampX.toFixed(1)}" cy="${lampY.toFixed(1)}" r="${stroke(0.09)}" fill="${LAMP.core}"/>`,
  );
  // Two of the crew.
  for (const u of [-3.1, 2.3]) {
    const deck = u < 0 ? 1.12 : 0.96;
    const [headX, headY] = p(u, deck + 0.72);
    drawing.path(
      `M${s(u - 0.13, deck - 0.1)}L${s(u - 0.1, deck + 0.55)}L${s(u + 0.1, deck + 0.55)}L${s(u + 0.13, deck - 0.1)}Z`,
      `fill="${day ? '#f1e4cd' : '#8b9596'}"`,
    );
    drawing.add(
      `<circle cx="${headX.toFixed(1)}" cy="${headY.toFixed(1)}" r="${stroke(0.11)}" fill="${wood(0.4)}"/>`,
    );
  }
}
