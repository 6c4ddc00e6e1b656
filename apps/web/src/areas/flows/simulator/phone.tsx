import { Button } from '@mantine/core';
import type { SimulationLine } from '@prosa/flow-engine';
import { IconRobot } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { boldText } from '../../../ui/bold-text.tsx';
import { clockText } from './local-moment.ts';
import { OutsideCard } from './outside-card.tsx';
import { PhoneComposer } from './phone-composer.tsx';
import classes from './phone.module.css';
import type { Trial } from './use-simulation.ts';

interface Props {
  trial: Trial;
  flow: { name: string };
  onVisit: (place: { flow_id: string; node: string }) => void;
}

/** The customer's phone. What the robot said leads to the step that said it. */
export function Phone({ trial, flow, onVisit }: Props) {
  const { simulation, move } = trial;
  const { log, state } = simulation;
  const thread = useRef<HTMLDivElement>(null);
  useEffect(() => {
    thread.current?.scrollTo({ top: thread.current.scrollHeight });
  }, [log]);
  const show = (line: SimulationLine) => {
    const visit = simulation.trace.find((one) => one.visit === line.visit);
    if (visit) onVisit(visit);
  };
  return (
    <div className={classes.frame}>
      <div className={classes.owner}>
        <span className={classes.symbol}>
          <IconRobot size={17} stroke={1.7} aria-hidden />
        </span>
        <span className={classes.name}>{flow.name}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div ref={thread} className={classes.thread} role="log" aria-label="Conversa simulada" tabIndex={0}>
        {log.length === 0 ? (
          <div className={classes.nothing}>
            <p>Escreva como se fosse o cliente.</p>
            <Button size="xs" variant="default" onClick={() => move({ kind: 'start' })}>
              Começar sem mensagem
            </Button>
          </div>
        ) : (
          log.map((line, index) => <Line key={index} line={line} onShow={() => show(line)} />)
        )}
      </div>
      <OutsideCard trial={trial} />
      {state.ending === null ? (
        <PhoneComposer onMove={move} />
      ) : (
        <div className={classes.over}>
          <Button size="xs" variant="light" color="blue" onClick={() => trial.restart()}>
            Recomeçar
          </Button>
        </div>
      )}
    </div>
  );
}

function Line({ line, onShow }: { line: SimulationLine; onShow: () => void }) {
  const { by, text, at, visit } = line;
  if (by === 'system') return <p className={classes.system}>{text}</p>;
  const content = (
    <>
      <span className={classes.text}>{boldText(text)}</span>
      <span className={classes.time}>{clockText(at)}</span>
    </>
  );
  if (by === 'customer' || visit === null) {
    return (
      <div className={classes.bubble} data-by={by}>
        {content}
      </div>
    );
  }
  return (
    <button type="button" className={classes.bubble} data-by={by} title="Ver no desenho" onClick={onShow}>
      {content}
    </button>
  );
}
