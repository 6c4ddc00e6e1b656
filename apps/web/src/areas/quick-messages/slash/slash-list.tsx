import { Anchor, Skeleton } from '@mantine/core';
import type { QuickMessage } from '@prosa/contract';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { KeyHint } from '../../../ui/key-hint.tsx';
import classes from './slash.module.css';

interface Props {
  id: string;
  matches: readonly QuickMessage[];
  active: number;
  isLoading: boolean;
  problem: string | null;
  onActive: (index: number) => void;
  onChoose: (message: QuickMessage) => void;
}

/** The open slash menu, above the field. */
export function SlashList({ id, matches, active, isLoading, problem, onActive, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes.panel} onMouseDown={(event) => event.preventDefault()}>
      <ul ref={list} id={id} role="listbox" aria-label="Mensagens rápidas" className={classes.list}>
        {matches.map((message, index) => (
          <li
            key={message._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onMouseMove={() => onActive(index)}
            onClick={() => onChoose(message)}
          >
            <span className={classes.shortcut}>/{message.shortcut}</span>
            <span className={classes.text}>{message.message}</span>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <Nothing isLoading={isLoading} problem={problem} />}
      {matches.length > 0 && (
        <p className={classes.hints} aria-hidden>
          <span>
            <KeyHint shortcut="arrowup" /> <KeyHint shortcut="arrowdown" /> escolher
          </span>
          <span>
            <KeyHint shortcut="enter" /> inserir
          </span>
          <span>
            <KeyHint shortcut="escape" /> fechar
          </span>
        </p>
      )}
    </div>
  );
}

function Nothing({ isLoading, problem }: Pick<Props, 'isLoading' | 'problem'>) {
  const can = useCan();
  if (isLoading) return <Skeleton height={12} m="sm" width="60%" />;
  if (problem) {
    return (
      <p className={classes.none} role="alert">
        {problem}
      </p>
    );
  }
  return (
    <p className={classes.none}>
      Nenhuma mensagem rápida cadastrada.{' '}
      {can('quick_messages.manage') && (
        <Anchor component={Link} to="/mensagens-rapidas" size="sm">
          Criar a primeira
        </Anchor>
      )}
    </p>
  );
}
