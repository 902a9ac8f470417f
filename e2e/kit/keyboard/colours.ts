export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export interface Colours {
  /** As a browser draws what a style says. */
  read(css: string): Colour;
  /** The colour that stands at a point; undefined where that is a picture, or outside of the window. */
  at(x: number, y: number): Colour | undefined;
  /** Of a colour drawn over an opaque one, 1 to 21 (WCAG 2.2, "contrast ratio"). */
  contrast(above: Colour, ground: Colour): number;
}

/** Runs in the page. */
export function lookAtColours(): Colours {
  const WHITE: Colour = [255, 255, 255, 1];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();

  const draw = (css: string): Colour => {
    if (!canvas) throw new Error('this browser draws nothing');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const read = (css: string): Colour => {
    const colour = known.get(css) ?? draw(css);
    known.set(css, colour);
    return colour;
  };

  const over = (above: Colour, below: Colour): Colour => {
    const mixed = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const luminance = ([red, green, blue]: Colour) => {
    const linear = (level: number) =>
      level / 255 <= 0.04045 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };

  return {
    read,
    at(x, y) {
      const layers: Colour[] = [];
      const stack = document.elementsFromPoint(x, y);
      if (stack.length === 0) return undefined;
      for (const element of stack) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        if (backgroundImage !== 'none' || element.matches('img, canvas, video, iframe, svg *'))
          return undefined;
        const colour = read(backgroundColor);
        if (colour[3] > 0) layers.push(colour);
        if (colour[3] === 1) break;
      }
      return layers.reduceRight((below, above) => over(above, below), WHITE);
    },
    contrast(above, ground) {
      const [one, other] = [luminance(over(above, ground)), luminance(ground)];
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    },
  };
}
