import type { SVGProps } from 'react';
import { ShellDrawing } from './brand-mark.tsx';
import { brand } from './brand.ts';
import type { BrandLanguage } from './language.ts';

export interface BrandLogoProps extends SVGProps<SVGSVGElement> {
  language: BrandLanguage;
  /** In pixels; the width follows. Default: 40. */
  height?: number;
}

const MARK = 40;
const GAP = 10;

/** Mark and name in the reading direction of the language: an image whose text alternative is the company's name. */
export function BrandLogo({ language, height = 40, ...rest }: BrandLogoProps) {
  const { lead, line, width } = brand.wordmark[language];
  const total = MARK + GAP + width;
  const isArabic = language === 'ar';
  const edge = isArabic ? total - MARK - GAP : MARK + GAP;
  const text = {
    x: edge,
    direction: isArabic ? 'rtl' : 'ltr',
    textAnchor: 'start',
    fontFamily: 'inherit',
  } as const;
  return (
    <svg
      viewBox={`0 0 ${total} 40`}
      width={(total / 40) * height}
      height={height}
      overflow="visible"
      role="img"
      aria-label={brand.name[language]}
      focusable="false"
      {...rest}
    >
      <g transform={`translate(${isArabic ? total - MARK : 0} 0) scale(1.25)`}>
        <ShellDrawing />
      </g>
      <text
        {...text}
        y={isArabic ? 19 : 21}
        fontSize={isArabic ? 24 : 23}
        fontWeight={700}
        fill="currentColor"
      >
        {lead}
      </text>
      <text
        {...text}
        y={35}
        fontSize={isArabic ? 12.5 : 9.6}
        fontWeight={600}
        letterSpacing={isArabic ? 0 : 1.2}
        fill="var(--color-accent, #86601f)"
      >
        {line}
      </text>
    </svg>
  );
}
