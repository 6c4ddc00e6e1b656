import type { FlowNodeType } from '@prosa/contract';
import familyClasses from './families.module.css';
import { kinds } from '../kinds/index.ts';
import classes from './node-icon.module.css';

/** The sign of a kind of node, in the colour of its family. */
export function NodeIcon({ type, size = 26 }: { type: FlowNodeType; size?: number }) {
  const { family, icon: Symbol } = kinds[type];
  return (
    <span
      className={`${familyClasses.family} ${classes.root}`}
      data-family={family}
      style={{ width: size, height: size }}
      aria-hidden
    >
      <Symbol size={size * 0.62} stroke={1.8} />
    </span>
  );
}
