import { ActionIcon, CloseButton, Textarea } from '@mantine/core';
import { calls, limits, type Conversation } from '@prosa/contract';
import { IconLock, IconSend2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useCall } from '../../../lib/api/use-call.ts';
import { useCurrentUser } from '../../../lib/current-user.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { useDraft } from '../api/drafts.ts';
import { useShowWriting } from '../together/use-show-writing.ts';
import { MentionList, optionId } from './mention-list.tsx';
import { askedAt, matching, mentionedIn, withMention, type Colleague } from './mentions.ts';
import classes from './note-form.module.css';
import { noteDraft } from './note-draft.ts';
import { saveNote } from './save-note.ts';

/** Keeps a pasted file from being attached to a message for the customer. */
function refuseFiles(event: ClipboardEvent) {
  if (event.clipboardData.files.length === 0) return;
  event.preventDefault();
  event.stopPropagation();
  notify.info('Notas não levam arquivos. Para enviar um ao cliente, saia da nota.');
}

interface Props {
  conversation: Conversation;
  onClose: () => void;
}

const maxShown = 6;

/** Where notes for the team are written, which the customer never receives: '@' mentions a colleague. */
export function NoteForm({ conversation, onClose }: Props) {
  const { _id: conversation_id } = conversation;
  const client = useQueryClient();
  const me = useCurrentUser();
  const list = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const wantedCaret = useRef<number | null>(null);
  const [text, setText] = useDraft(noteDraft(conversation_id));
  const [caret, setCaret] = useState(text.length);
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState(-1);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { data } = useCall(calls.getColleagues, { conversation_id });
  const others = (data ?? []).filter(({ _id }) => _id !== me._id);
  const asked = askedAt(text, caret);
  const found = asked && asked.start !== dismissed ? matching(others, asked.text).slice(0, maxShown) : [];
  const active = found[Math.min(at, found.length - 1)];
  const showWriting = useShowWriting(conversation_id);
  const isEmpty = text.trim() === '';

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  });
  useLayoutEffect(() => field.current?.focus(), []);

  const pick = (person: Colleague) => {
    if (!asked) return;
    const written = withMention(text, asked, person.name);
    setText(written.text);
    setCaret(written.caret);
    wantedCaret.current = written.caret;
    setPicked([...picked, person._id]);
    field.current?.focus();
  };
  const save = () => {
    if (isEmpty) return;
    const mentions = mentionedIn(text, others, picked).slice(0, limits.mentions_max);
    setText('');
    saveNote({ client, user_id: me._id }, { conversation_id, text: text.trim(), mentions });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (active && (key === 'ArrowDown' || key === 'ArrowUp')) {
      setAt((at + (key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    } else if (active && (key === 'Enter' || key === 'Tab')) pick(active);
    else if (active && key === 'Escape' && asked) setDismissed(asked.start);
    else if (key === 'Enter' && !event.shiftKey) save();
    else if (key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={classes.head}>
        <IconLock size={16} stroke={1.7} aria-hidden />
        <span>
          <strong>Nota interna.</strong> Só a equipe vê. Use @ para chamar um colega.
        </span>
        <CloseButton size={28} aria-label="Voltar a escrever ao cliente" onClick={onClose} />
      </div>
      {active && <MentionList id={list} people={found} active={active._id} onPick={pick} />}
      <div className={classes.line}>
        <Textarea
          ref={field}
          className={classes.field}
          classNames={{ input: classes.input }}
          aria-label="Nota interna"
          placeholder="Nota para a equipe"
          autosize
          minRows={1}
          maxRows={8}
          maxLength={limits.note_max_chars}
          value={text}
          aria-autocomplete="list"
          aria-controls={active ? list : undefined}
          aria-activedescendant={active ? optionId(list, active._id) : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            showWriting();
            setCaret(currentTarget.selectionStart);
            setAt(0);
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={press}
          onPaste={refuseFiles}
        />
        <ActionIcon
          type="submit"
          variant="filled"
          color="yellow.9"
          size={36}
          disabled={isEmpty}
          aria-label="Salvar nota"
          title="Salvar nota"
        >
          <IconSend2 size={18} stroke={1.7} />
        </ActionIcon>
      </div>
    </form>
  );
}
