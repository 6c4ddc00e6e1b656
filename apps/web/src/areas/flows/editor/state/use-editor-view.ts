import type { FlowDocument, Interval } from '@prosa/contract';
import { useMemo, useState } from 'react';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';

interface Open {
  /** Chosen by hand; without it a phone begins with the list. */
  mode: 'canvas' | 'list' | null;
  side: 'problems' | null;
  isSimulating: boolean;
  /** Its conversation goes on while it is hidden. */
  wasSimulating: boolean;
  /** Somebody wanted to publish it as it was then. */
  wasTried: boolean;
  dialog: 'trigger' | 'publish' | 'versions' | 'reset' | 'import' | null;
  /** How many customers took each way. */
  showsCounts: boolean;
  /** The days on which they took it. */
  counted: Interval;
  /** What differs from the published flow. */
  showsChanges: boolean;
  /** What was published while the editor was open. */
  publishedNow: FlowDocument | null;
  /** The step whose settings are open in the list; on the canvas it is the chosen one. */
  editing: string | null;
  /** Where the simulator is. */
  visited: string | null;
}

const closed: Open = {
  mode: null,
  side: null,
  isSimulating: false,
  wasSimulating: false,
  wasTried: false,
  dialog: null,
  showsCounts: false,
  counted: 30,
  showsChanges: false,
  publishedNow: null,
  editing: null,
  visited: null,
};

/** Returns what is open around the drawing, and how to change it; the same object until something changes. */
export function useEditorView() {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState(closed);
  const changes = useMemo(() => {
    const show = (fields: Partial<Open>) => setOpen((known) => ({ ...known, ...fields }));
    return {
      show,
      setSide: (side: Open['side']) => show({ side }),
      setDialog: (dialog: Open['dialog']) => show({ dialog }),
      setEditing: (editing: string | null) => show({ editing }),
    };
  }, []);
  return useMemo(() => {
    const mode = open.mode ?? (isPhone ? ('list' as const) : ('canvas' as const));
    return { ...open, ...changes, mode, isPhone };
  }, [open, changes, isPhone]);
}

export type EditorView = ReturnType<typeof useEditorView>;
