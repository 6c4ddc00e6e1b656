import { nodeTitles } from '@prosa/contract';
import { portsOf } from '@prosa/flow-engine';
import familyClasses from '../../palette/families.module.css';
import { kinds } from '../../kinds/index.ts';
import { portTop } from '../../model/layout/node-size.ts';
import type { CardData } from '../drawing.ts';
import classes from './overview-card.module.css';

interface Props {
  data: CardData;
  selected: boolean;
}

/** Renders a card in the overview: its name in the colour of its family. Ports cannot be grasped, but keep their places. */
export function OverviewCard({ data: { node, problem, change, isVisited }, selected }: Props) {
  return (
    <div
      className={`${familyClasses.family} ${classes.root}`}
      data-family={kinds[node.type].family}
      data-problem={problem ?? undefined}
      data-change={change ?? undefined}
      data-selected={selected || undefined}
      data-visited={isVisited || undefined}
    >
      {node.label || nodeTitles[node.type]}
      <i className={`target ${classes.in}`} data-handleid="in" data-handlepos="left" />
      {portsOf(node).map(({ id }, index) => (
        <i
          key={id}
          className={`source ${classes.out}`}
          style={{ top: portTop(node, index) }}
          data-handleid={id}
          data-handlepos="right"
        />
      ))}
    </div>
  );
}
