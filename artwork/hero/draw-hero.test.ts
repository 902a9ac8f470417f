import type { CropName } from './draw-hero.ts';
import { crops, drawHero } from './draw-hero.ts';
import { HOURS } from './hours.ts';

const pictures = HOURS.flatMap((hour) =>
  (Object.keys(crops) as CropName[]).map((crop) => [hour, crop] as const),
);

describe('the hero', () => {
  it.each(pictures)('of the %s, %s, is the same drawing each time', (hour, crop) => {
    expect(drawHero(hour, crop) === drawHero(hour, crop)).toBe(true);
  });

  it.each(pictures)('of the %s, %s, has a number and a colour for every mark', (hour, crop) => {
    const wrong = /NaN|undefined|Infinity|\{id\}/.exec(drawHero(hour, crop));
    expect(wrong).toBeNull();
  });
});
