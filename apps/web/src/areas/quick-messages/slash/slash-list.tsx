import { Anchor, Skeleton } from '@mantine/core';
import type { QuickMessage } from '@prosa/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { KeyHint } from '../../../ui/keys/key-hint.tsx';
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
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes.panel}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Mensagens rápidas"
        tabIndex={-1}
        className={classes.list}
      >
        {matches.map((message, index) => (
          <button
            type="button"
            tabIndex={-1}
            key={message._id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            onMouseDown={keepFocus}
            onMouseMove={() => onActive(index)}
            onClick={() => onChoose(message)}
          >
            <span className={classes.shortcut}>/{message.shortcut}</span>
            <span className={classes.text}>{message.message}</span>
          </button>
        ))}
      </div>
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
        <Anchor component={Link} to="/mensagens-rapidas" size="sm" onMouseDown={keepFocus}>
          Criar a primeira
        </Anchor>
      )}
    </p>
  );
}

/** Keeps the caret in the field; without it the menu would close before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
