import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

const Scene = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  color: ${tokens.color.inkMuted};
`;

/** A quiet street of houses under a low sun, for a picture that cannot be had. */
export function PictureFallback() {
  return (
    <Scene
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="292" cy="112" r="34" fill={tokens.color.accentWash} />
      <path
        d="M0 232c70-20 130-22 200-10s140 8 200-12v90H0v-90Z"
        fill={tokens.color.hairline}
        opacity={0.55}
      />
      <g stroke="currentColor" strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" opacity={0.6}>
        <path d="M96 236v-78h64v78M84 158h88M112 176h12m20 0h-12m-20 22h12m8 0h12M160 236v-52h70v52M176 202h14m14 0h14" />
        <path d="M230 236V122h58v114M222 122h74M244 142h10m12 0h10m-32 24h10m12 0h10m-32 24h10m12 0h10M252 236v-20h14v20" />
        <path d="M64 236h272M316 236c-2-22 0-38 4-54m0 0c-10-8-18-6-24 2m24-2c-4-12-12-16-20-12m20 12c8-10 18-10 24-2m-24 2c2-12 10-18 18-14" />
      </g>
    </Scene>
  );
}
