import { samplePictures } from 'api/sample';
import { drawPicture } from './draw-picture.ts';

test('the same name always gives the same drawing', () => {
  expect(drawPicture('villa-3-dusk.jpg') === drawPicture('villa-3-dusk.jpg')).toBe(true);
});

test.each(['castle-1-day.jpg', 'villa-99-day.jpg', 'villa-1-noon.jpg', 'villa-1-day.png', '../secret.jpg'])(
  'nothing is drawn for the name %s',
  (name) => expect(drawPicture(name)).toBeUndefined(),
);

test('every picture that the sample data names can be drawn', () => {
  const names = samplePictures(40);
  expect(names.length).toBeGreaterThan(30);
  // Drawn but not rendered: encoding them all would take minutes.
  for (const name of names) expect(drawPicture(name)).toMatch(/^<svg .*<\/svg>$/s);
}, 60_000);
