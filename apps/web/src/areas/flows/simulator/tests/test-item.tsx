import { ActionIcon, Tooltip } from '@mantine/core';
import type { FlowTest, FlowTestResult } from '@prosa/contract';
import { IconAlertTriangle, IconCircleCheck, IconDeviceMobile, IconTrash } from '@tabler/icons-react';
import { AcceptOutcome, type Accepting } from './accept-outcome.tsx';
import classes from './test-item.module.css';

interface Props {
  test: FlowTest;
  /** The result of its latest run, if it ran. */
  result: FlowTestResult | undefined;
  accepting: Accepting;
  onReplay: () => void;
  onDelete: () => void;
}

/** A saved test, and how its result differs. */
export function TestItem({ test, result, accepting, onReplay, onDelete }: Props) {
  const { name, steps } = test;
  return (
    <li className={classes.root} tabIndex={-1}>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <Tooltip label="Ver na conversa">
          <ActionIcon aria-label={`Ver ${name} na conversa`} onClick={onReplay}>
            <IconDeviceMobile size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Apagar">
          <ActionIcon aria-label={`Apagar ${name}`} onClick={onDelete}>
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      {result ? <Outcome result={result} /> : <p className={classes.facts}>{stepsText(steps.length)}</p>}
      {result?.difference && <AcceptOutcome result={result} accepting={accepting} />}
    </li>
  );
}

function Outcome({ result: { difference } }: { result: FlowTestResult }) {
  if (!difference) {
    return (
      <p className={classes.outcome} data-kind="same" role="status">
        <IconCircleCheck size={15} stroke={1.8} aria-hidden />
        Igual ao esperado
      </p>
    );
  }
  return (
    <div role="status">
      <p className={classes.outcome} data-kind="different">
        <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
        Diferente no passo {difference.step + 1}
      </p>
      <dl className={classes.difference}>
        <dt>Esperado</dt>
        <dd data-kind="expected">{difference.expected}</dd>
        <dt>Veio</dt>
        <dd data-kind="got">{difference.got}</dd>
      </dl>
    </div>
  );
}

function stepsText(count: number): string {
  return count === 1 ? '1 passo' : `${count} passos`;
}
