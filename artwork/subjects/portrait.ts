import { mix } from '../drawing/colour.ts';
import type { Pen } from '../scene/pen.ts';

type Head = 'ghutra' | 'hijab' | 'short' | 'long';
type Dress = 'thobe' | 'suit' | 'abaya';

interface Sitter {
  head: Head;
  dress: Dress;
  skin: string;
  /** Hair, brows and beard. */
  hair: string;
  /** The cloth round the head. */
  cloth: string;
  garment: string;
  /** A tie or a blouse; a fold of the cloth. */
  accent: string;
  /** The threads of a checked cloth. */
  checks?: string;
  wall: readonly [above: string, below: string];
  beard?: 'full' | 'short';
  glasses?: true;
}

const INK = '#22303c';
const WHITE = '#f6f2ea';

/** Made-up people, one for each sample agent. */
const SITTERS: readonly [Sitter, ...Sitter[]] = [
  {
    head: 'ghutra',
    dress: 'thobe',
    skin: '#c48f68',
    hair: '#2b2320',
    cloth: '#fbf8f2',
    garment: '#f1ece1',
    accent: '#d8d0c1',
    wall: ['#d9b98c', '#efdcbd'],
    beard: 'short',
  },
  {
    head: 'hijab',
    dress: 'abaya',
    skin: '#d3a27c',
    hair: '#2e2420',
    cloth: '#2f4f58',
    garment: '#22343d',
    accent: '#426a73',
    wall: ['#e3c3a4', '#f4e2cb'],
  },
  {
    head: 'short',
    dress: 'suit',
    skin: '#cf9c74',
    hair: '#3a2a22',
    cloth: '#3a2a22',
    garment: '#27435a',
    accent: '#8d6a2f',
    wall: ['#b9c6bd', '#e4e6d9'],
    glasses: true,
  },
  {
    head: 'long',
    dress: 'suit',
    skin: '#dcae88',
    hair: '#46301f',
    cloth: '#46301f',
    garment: '#7c5f3c',
    accent: '#f3ebdd',
    wall: ['#c9d3d6', '#ecebe2'],
  },
  {
    head: 'ghutra',
    dress: 'thobe',
    skin: '#b07c56',
    hair: '#241c19',
    cloth: '#f4ebe4',
    garment: '#f5f1e8',
    accent: '#d8d0c1',
    checks: '#a8443c',
    wall: ['#a9bcc4', '#dfe4df'],
    beard: 'full',
  },
  {
    head: 'hijab',
    dress: 'suit',
    skin: '#d8a883',
    hair: '#2e2420',
    cloth: '#d9c3a5',
    garment: '#3d5a4c',
    accent: '#c3a884',
    wall: ['#cdb7a4', '#efe1d2'],
  },
  {
    head: 'ghutra',
    dress: 'thobe',
    skin: '#c99871',
    hair: '#3b2e28',
    cloth: '#fdfbf6',
    garment: '#cfc6b4',
    accent: '#ded7ca',
    wall: ['#c7a27a', '#ecd3ae'],
    glasses: true,
  },
  {
    head: 'hijab',
    dress: 'abaya',
    skin: '#c6936c',
    hair: '#2e2420',
    cloth: '#1f2830',
    garment: '#181f26',
    accent: '#3a4854',
    wall: ['#dcbf9c', '#f5e6cf'],
  },
];

/** A wall in the evening sun, and an arch's edge of shade. */
function paintWall(pen: Pen, [above, below]: Sitter['wall']): void {
  const { width, height } = pen;
  pen.add(
    `<rect width="${width}" height="${height}" fill="${pen.gradient([
      [0, above],
      [1, below],
    ])}"/>`,
  );
  const light = pen.radial([
    [0, '#fff6df', 0.85],
    [0.55, '#fff0d2', 0.35],
    [1, '#fff0d2', 0],
  ]);
  pen.add(`<ellipse cx="1080" cy="520" rx="980" ry="900" fill="${light}"/>`);
}

function paintDress(pen: Pen, { dress, garment, accent, head }: Sitter): void {
  const dark = mix(garment, INK, dress === 'thobe' ? 0.16 : 0.42);
  const fill = pen.gradient(
    [
      [0, mix(garment, INK, dress === 'thobe' ? 0.12 : 0.22)],
      [0.45, garment],
      [1, mix(garment, '#fff3dc', dress === 'thobe' ? 0.35 : 0.14)],
    ],
    [0, 0.3],
    [1, 0],
  );
  pen.path(
    'M60 1640C70 1390 170 1270 390 1195C520 1152 610 1130 650 1075L950 1075C990 1130 1080 1152 1210 1195C1430 1270 1530 1390 1540 1640Z',
    `fill="${fill}"`,
  );
  if (dress === 'suit') {
    const shirt = head === 'short' ? WHITE : accent;
    pen.path('M655 1085L800 1640L945 1085L800 1190Z', `fill="${shirt}"`);
    if (head === 'short') {
      pen.path('M800 1190L852 1232L826 1290L870 1640L730 1640L774 1290L748 1232Z', `fill="${accent}"`);
      pen.path('M650 1078L800 1196L716 1262L632 1118Z', `fill="${mix(WHITE, '#cfd6da', 0.25)}"`);
      pen.path('M950 1078L800 1196L884 1262L968 1118Z', 'fill="#fffdf8"');
    }
    pen.path('M628 1092L500 1230L610 1300L560 1380L790 1640L690 1640L470 1640Z', `fill="${dark}"`);
    pen.path(
      'M972 1092L1100 1230L990 1300L1040 1380L810 1640L910 1640L1130 1640Z',
      `fill="${mix(garment, INK, 0.18)}"`,
    );
  }
  if (dress === 'thobe') {
    pen.path(
      'M640 1085C690 1170 760 1200 800 1204C840 1200 910 1170 960 1085L974 1150C920 1240 850 1264 800 1266C750 1264 680 1240 626 1150Z',
      `fill="${mix(garment, '#ffffff', 0.45)}"`,
    );
    pen.path('M800 1266L800 1640', `stroke="${dark}" stroke-width="9" fill="none"`);
    pen.path(
      'M626 1150C680 1240 750 1264 800 1266C850 1264 920 1240 974 1150',
      `stroke="${dark}" stroke-width="8" fill="none"`,
    );
    for (const y of [1236, 1350, 1470]) pen.add(`<circle cx="800" cy="${y}" r="13" fill="${dark}"/>`);
  }
}

function paintFace(pen: Pen, { skin, hair, beard, glasses, head }: Sitter): void {
  const shade = mix(skin, '#7a3f2a', 0.32);
  // The neck, and the shadow of the chin on it.
  pen.path(
    'M690 860L690 1080C700 1150 760 1192 800 1194C840 1192 900 1150 910 1080L910 860Z',
    `fill="${mix(skin, '#7a3f2a', 0.2)}"`,
  );
  pen.path(
    'M690 930C730 1010 870 1010 910 930L910 985C860 1075 740 1075 690 985Z',
    `fill="${mix(skin, '#6a3424', 0.42)}"`,
  );
  if (head === 'short') {
    pen.add(`<ellipse cx="560" cy="690" rx="42" ry="72" fill="${shade}"/>`);
    pen.add(`<ellipse cx="1040" cy="690" rx="42" ry="72" fill="${skin}"/>`);
  }
  const face =
    'M562 600C562 420 660 350 800 350C940 350 1038 420 1038 600C1038 790 985 985 800 1000C615 985 562 790 562 600Z';
  pen.path(
    face,
    `fill="${pen.gradient(
      [
        [0, mix(skin, '#7a3f2a', 0.22)],
        [0.42, skin],
        [1, mix(skin, '#fff0d6', 0.22)],
      ],
      [0, 0.5],
      [1, 0.4],
    )}"`,
  );
  if (beard) {
    const edge =
      beard === 'full'
        ? 'M562 640C580 740 610 800 690 806C740 770 860 770 910 806C990 800 1020 740 1038 640C1050 840 985 1030 800 1046C615 1030 550 840 562 640Z'
        : 'M572 700C590 790 640 836 706 838C750 804 850 804 894 838C960 836 1010 790 1028 700C1024 860 975 1008 800 1018C625 1008 576 860 572 700Z';
    pen.path(edge, `fill="${hair}" opacity="${beard === 'full' ? 0.92 : 0.78}"`);
    pen.path(
      'M738 862C770 876 830 876 862 862C846 894 754 894 738 862Z',
      `fill="${mix(skin, '#8a3b34', 0.45)}"`,
    );
  } else
    pen.path(
      'M732 862C770 890 830 890 868 862',
      `stroke="${mix(skin, '#8a3b34', 0.6)}" stroke-width="15" stroke-linecap="round" fill="none"`,
    );
  // Brows, resting eyes, the nose's shaded side.
  pen.path(
    'M630 588C660 560 710 560 742 582M858 582C890 560 940 560 970 588',
    `stroke="${hair}" stroke-width="21" stroke-linecap="round" fill="none" opacity="0.9"`,
  );
  pen.add(
    `<ellipse cx="692" cy="648" rx="17" ry="20" fill="${INK}"/><ellipse cx="908" cy="648" rx="17" ry="20" fill="${INK}"/>`,
  );
  pen.path(
    'M792 640C782 700 766 740 764 760C776 782 806 784 822 776',
    `stroke="${shade}" stroke-width="14" stroke-linecap="round" fill="none"`,
  );
  if (glasses)
    pen.path(
      'M612 610H762V690C752 722 622 722 612 690ZM838 610H988V690C978 722 848 722 838 690ZM762 630C784 616 816 616 838 630',
      `stroke="#3a322c" stroke-width="13" fill="none" stroke-linejoin="round"`,
    );
}

function paintGhutra(pen: Pen, { cloth, checks }: Sitter): void {
  const shade = mix(cloth, '#7d7266', 0.28);
  const fall = pen.gradient(
    [
      [0, shade],
      [0.5, cloth],
      [1, cloth],
    ],
    [0, 0],
    [1, 0],
  );
  // Crown, and the ends that fall over the shoulders.
  pen.path(
    'M800 205C1010 205 1110 330 1112 520C1116 720 1150 900 1260 1180C1200 1250 1120 1265 1040 1215C1000 1100 1040 800 1030 600C1020 480 940 455 800 452C660 455 580 480 570 600C560 800 600 1100 560 1215C480 1265 400 1250 340 1180C450 900 484 720 488 520C490 330 590 205 800 205Z',
    `fill="${fall}"`,
  );
  pen.path(
    'M570 600C560 800 600 1100 560 1215C530 1170 520 900 530 640Z',
    `fill="${mix(cloth, '#7d7266', 0.42)}"`,
  );
  pen.path('M1030 600C1040 800 1000 1100 1040 1215C1080 1150 1088 880 1072 640Z', `fill="${shade}"`);
  if (checks !== undefined) {
    for (let row = 0; row < 9; row += 1) {
      const y = 240 + row * 26;
      const half = Math.sqrt(Math.max(0, 1 - ((520 - y) / 315) ** 2)) * 300;
      pen.path(
        `M${800 - half} ${y + 34}C${800 - half * 0.5} ${y} ${800 + half * 0.5} ${y} ${800 + half} ${y + 34}`,
        `stroke="${checks}" stroke-width="9" stroke-dasharray="14 12" fill="none" opacity="0.75"`,
      );
    }
    for (let row = 0; row < 24; row += 1) {
      const y = 560 + row * 27;
      const spread = row > 12 ? (row - 12) * 6.5 : 0;
      for (const side of [-1, 1]) {
        const from = 800 + side * (252 + Math.min(row, 6));
        const to = 800 + side * (302 + row * 3.6 + spread);
        pen.path(
          `M${from} ${y + 6}L${to} ${y}`,
          `stroke="${checks}" stroke-width="9" stroke-dasharray="14 12" fill="none" opacity="0.75"`,
        );
      }
    }
  }
  // The agal: two turns of black cord.
  const cord = 'stroke-linecap="round" fill="none"';
  pen.path(
    'M510 462C566 384 690 360 800 360C910 360 1034 384 1090 462',
    `stroke="#17191c" stroke-width="40" ${cord}`,
  );
  pen.path(
    'M510 408C566 332 690 308 800 308C910 308 1034 332 1090 408',
    `stroke="#202327" stroke-width="36" ${cord}`,
  );
}

function paintHijab(pen: Pen, { cloth, accent }: Sitter): void {
  const shade = mix(cloth, INK, 0.34);
  const fill = pen.gradient(
    [
      [0, shade],
      [0.55, cloth],
      [1, mix(cloth, '#fff0d6', 0.16)],
    ],
    [0, 0.4],
    [1, 0.2],
  );
  pen.path(
    'M800 240C990 240 1090 380 1086 580C1082 760 1060 900 1090 1040C1140 1130 1220 1180 1250 1250C1120 1400 480 1400 350 1250C380 1180 460 1130 510 1040C540 900 518 760 514 580C510 380 610 240 800 240ZM800 400C670 400 588 480 590 620C592 800 640 975 800 985C960 975 1008 800 1010 620C1012 480 930 400 800 400Z',
    `fill="${fill}" fill-rule="evenodd"`,
  );
  pen.path(
    'M800 985C690 980 620 900 598 760C600 900 560 1040 470 1140C640 1090 760 1060 800 985Z',
    `fill="${shade}" opacity="0.75"`,
  );
  pen.path(
    'M1004 720C1010 900 960 1010 700 1120C560 1180 470 1210 400 1212C560 1290 900 1230 1010 1110C1060 1050 1050 880 1040 700Z',
    `fill="${mix(cloth, accent, 0.55)}"`,
  );
  pen.path(
    'M560 1180C760 1150 960 1090 1022 960M650 1230C840 1200 1000 1140 1050 1040',
    `stroke="${shade}" stroke-width="10" fill="none" opacity="0.6"`,
  );
  pen.path(
    'M590 600C596 470 680 400 800 400C920 400 1004 470 1010 600',
    `stroke="${mix(cloth, INK, 0.2)}" stroke-width="12" fill="none"`,
  );
}

function paintHair(pen: Pen, { head, hair }: Sitter): void {
  if (head === 'short')
    pen.path(
      'M548 640C520 430 590 270 800 268C1010 270 1080 430 1052 640C1040 600 1036 560 1020 520C960 500 900 470 860 420C800 480 680 510 584 520C566 560 560 600 548 640Z',
      `fill="${hair}"`,
    );
  if (head === 'long')
    pen.path(
      'M545 700C515 430 600 262 800 262C1000 262 1085 430 1055 700C1044 610 1020 540 960 490C900 455 830 430 770 395C740 450 640 500 600 560C570 600 556 650 545 700Z',
      `fill="${hair}"`,
    );
}

/** A sample agent from the shoulders up: nobody there is, drawn as the houses are. */
export function drawPortrait(pen: Pen, variant: number): void {
  const sitter = SITTERS[variant - 1] ?? SITTERS[0];
  paintWall(pen, sitter.wall);
  // A circle of the size of a thumb shows it: the head takes most of it.
  pen.group('transform="translate(-224 -120) scale(1.28)"', () => {
    if (sitter.head === 'long')
      pen.path(
        'M800 255C1020 255 1110 430 1100 640C1094 860 1140 980 1120 1180C960 1260 640 1260 480 1180C460 980 506 860 500 640C490 430 580 255 800 255Z',
        `fill="${mix(sitter.hair, INK, 0.35)}"`,
      );
    paintDress(pen, sitter);
    paintFace(pen, sitter);
    if (sitter.head === 'ghutra') paintGhutra(pen, sitter);
    else if (sitter.head === 'hijab') paintHijab(pen, sitter);
    else paintHair(pen, sitter);
  });
}
