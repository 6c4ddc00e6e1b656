import { Picker } from 'emoji-picker-element';
import words from 'emoji-picker-element/i18n/pt_BR.js';
import dataSource from 'emoji-picker-element-data/pt/cldr/data.json?url';
import { useEffect, useRef } from 'react';
import classes from './emoji-panel.module.css';

interface Props {
  onPick: (emoji: string) => void;
}

const quietRegion = { ...words, regionLabel: 'Emojis' };

/** Emojis by group with a search. Names and pictures come from this server; recently used ones from this browser. */
export function EmojiPanel({ onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });
  useEffect(() => {
    const picker = new Picker({ dataSource, locale: 'pt', i18n: quietRegion });
    const take = ({ detail }: { detail: { unicode?: string } }) => {
      if (detail.unicode) pick.current(detail.unicode);
    };
    picker.addEventListener('emoji-click', take);
    box.current?.append(picker);
    focusSearch(picker);
    return () => {
      picker.removeEventListener('emoji-click', take);
      picker.remove();
    };
  }, []);
  return <div ref={box} className={classes.root} />;
}

/** Gives the search the focus, except where that would open a keyboard over half the screen. */
function focusSearch(picker: Picker): void {
  if (!window.matchMedia('(hover: hover)').matches) return;
  requestAnimationFrame(() => picker.shadowRoot?.querySelector('input')?.focus());
}
