import type { SVGProps } from 'react';
import { styled } from 'styled-components';

const Drawing = styled.svg<{ $directional: boolean }>`
  flex: none;
  vertical-align: middle;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $directional }) => $directional && `[dir='rtl'] & { transform: scaleX(-1); }`}
`;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Side in pixels, or any CSS length; 24 when left out. */
  size?: number | string | undefined;
  /** Mirrored in a right-to-left page. Drawn for left-to-right. */
  directional?: boolean | undefined;
}

/** A 24-unit stroke drawing in the colour of the text. Decoration: the name belongs to the control around it. */
export function Icon({ size = 24, directional = false, ...rest }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      $directional={directional}
      {...rest}
    />
  );
}
