import { tokens } from '@shared/ui';
import { useEffect, useRef, type PointerEvent } from 'react';
import { styled } from 'styled-components';

/** A point in CSS pixels from the left and the top of the map. */
export type Point = readonly [x: number, y: number];

/** Steps of the hand that are shorter say nothing. */
const LEAST_STEP = 3;

interface AreaDrawingProps {
  /** What was drawn, in one stroke; fewer than three points are a press. */
  onDrawn(line: readonly Point[]): void;
  onCancel(): void;
}

/** Lies over the map while an area is drawn: the line follows finger or mouse, and ends where it is let go. */
export function AreaDrawing({ onDrawn, onCancel }: AreaDrawingProps) {
  const line = useRef<Point[]>([]);
  const drawn = useRef<SVGPolygonElement>(null);
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel();
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [onCancel]);

  const show = () =>
    drawn.current?.setAttribute('points', line.current.map((point) => point.join()).join(' '));
  const take = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const [lastX, lastY] = line.current.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) < LEAST_STEP) return;
    line.current.push([x, y]);
    show();
  };
  const isDrawing = () => line.current.length > 0;
  return (
    <Sheet
      data-testid="drawing"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        line.current = [];
        take(event);
      }}
      onPointerMove={(event) => {
        if (event.isPrimary && isDrawing()) take(event);
      }}
      onPointerUp={(event) => {
        if (!event.isPrimary || !isDrawing()) return;
        take(event);
        const whole = line.current;
        line.current = [];
        show();
        onDrawn(whole);
      }}
      onPointerCancel={() => {
        line.current = [];
        show();
      }}
    >
      <polygon ref={drawn} />
    </Sheet>
  );
}

const Sheet = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  z-index: ${tokens.layer.raised};
  cursor: crosshair;
  touch-action: none;
  polygon {
    fill: color-mix(in srgb, ${tokens.color.accentFill} 18%, transparent);
    stroke: ${tokens.color.accent};
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
`;
