import type { Conversation } from '@prosa/contract';
import { lazy, Suspense } from 'react';
import { KeystrokeBuffer } from '../../../ui/loading/keystroke-buffer.tsx';
import { useIdleLoad } from '../../../ui/loading/use-idle-load.ts';
import { isNotingEarly, leaveNote } from '../writing/early-note.ts';
import classes from './composer.module.css';

const loadForm = () => import('../notes/note-form.tsx');
const NoteForm = lazy(() => loadForm().then(({ NoteForm }) => ({ default: NoteForm })));

interface Props {
  conversation: Conversation;
  isNoting: boolean;
}

/** Shows the form of a note over the composer; its code loads while the browser is idle. */
export function NotePlace({ conversation, isNoting }: Props) {
  useIdleLoad(loadForm);
  if (!isNoting) return null;
  return (
    <div className={classes.noting} data-noting={conversation._id}>
      <Suspense fallback={isNotingEarly() ? null : <KeystrokeBuffer />}>
        <NoteForm conversation={conversation} onClose={() => leaveNote(conversation._id)} />
      </Suspense>
    </div>
  );
}
