import { Anchor, Skeleton } from '@mantine/core';
import type { QuickMessage } from '@prosa/contract';
import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../../lib/current-user.tsx';
import { KeyHint } from '../../../ui/keys/key-hint.tsx';
import { QuickFile } from '../components/quick-file.tsx';
import classes from './slash.module.css';

interface Props {
  id: string;
  matches: readonly QuickMessage[];
  /** All that there are. */
  folders: readonly string[];
  /** The one that is shown; null for all. */
  folder: string | null;
  onFolder: (folder: string | null) => void;
  active: number;
  isLoading: boolean;
  problem: string | null;
  onActive: (index: number) => void;
  onChoose: (message: QuickMessage) => void;
}

/** The open slash menu, above the field. */
export function SlashList(props: Props) {
  const { id, matches, active, isLoading, problem, onActive, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={classes.panel}>
      {props.folders.length > 0 && <Folders {...props} />}
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
            {message.media && <QuickFile file={message.media} isBare />}
            <span className={classes.shortcut}>/{message.shortcut}</span>
            <span className={classes.text}>{message.message || message.media?.name}</span>
          </button>
        ))}
      </div>
      {matches.length === 0 && <Nothing isLoading={isLoading} problem={problem} folder={props.folder} />}
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

/** The folders, to look into one. The caret stays in the field; a folder is also found by typing its name. */
function Folders({ folders, folder, onFolder }: Pick<Props, 'folders' | 'folder' | 'onFolder'>) {
  return (
    <div className={classes.folders} role="group" aria-label="Pastas">
      {[null, ...folders].map((one) => (
        <button
          key={one ?? ''}
          type="button"
          tabIndex={-1}
          className={classes.folder}
          aria-pressed={one === folder}
          onMouseDown={keepFocus}
          onClick={() => onFolder(one)}
        >
          {one ?? 'Todas'}
        </button>
      ))}
    </div>
  );
}

function Nothing({ isLoading, problem, folder }: Pick<Props, 'isLoading' | 'problem' | 'folder'>) {
  const can = useCan();
  if (isLoading) return <Skeleton height={12} m="sm" width="60%" />;
  if (problem) {
    return (
      <p className={classes.none} role="alert">
        {problem}
      </p>
    );
  }
  if (folder !== null) return <p className={classes.none}>Nada em “{folder}” com esse texto.</p>;
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
