import type { TooltipProps } from '@mantine/core';
import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';

const TooltipLabel = lazy(() =>
  import('./tooltip-label.tsx').then(({ TooltipLabel }) => ({ default: TooltipLabel })),
);

interface TargetProps {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
}

interface Props extends Pick<TooltipProps, 'label' | 'position' | 'multiline' | 'maw'> {
  disabled?: boolean;
  children: ReactElement<TargetProps>;
}

/** Shows a label beside its child on hover and focus. The code comes with the first hover, not with the first screen. */
export function Tooltip({ disabled = false, children, ...label }: Props) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const { onPointerEnter, onFocus } = children.props;
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: (event) => {
          onPointerEnter?.(event);
          if (event.pointerType !== 'touch') setTarget(event.currentTarget);
        },
        onFocus: (event) => {
          onFocus?.(event);
          setTarget(event.currentTarget);
        },
      })}
      {target !== null && !disabled && (
        <Suspense>
          <TooltipLabel target={target} {...label} />
        </Suspense>
      )}
    </>
  );
}
