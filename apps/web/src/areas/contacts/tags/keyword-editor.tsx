import { Button, CloseButton, TextInput } from '@mantine/core';
import { errorText } from '@prosa/contract';
import { useId, useState } from 'react';
import { addKeyword } from './keywords.ts';
import classes from './keyword-editor.module.css';

interface Props {
  keywords: readonly string[];
  onChange: (keywords: readonly string[]) => void;
  /** Why the list cannot be saved. */
  problem?: string | undefined;
}

/** The keywords of an automatic tag: Enter or the button adds what is typed. */
export function KeywordEditor({ keywords, onChange, problem }: Props) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = useId();
  const add = () => {
    const added = addKeyword(keywords, typed);
    if ('problem' in added) return setRefusal(added.problem);
    setTyped('');
    onChange(added.keywords);
  };
  return (
    <div className={classes.root} role="group" aria-labelledby={label}>
      <span id={label} className={classes.label}>
        Palavras-chave
      </span>
      <div className={classes.line}>
        <TextInput
          className={classes.field}
          aria-label="Nova palavra-chave"
          placeholder="orçamento"
          maxLength={100}
          value={typed}
          error={refusal}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setRefusal(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add}>
          Adicionar
        </Button>
      </div>
      {(problem ?? keywords.length === 0) && (
        <p className={classes.none} data-problem={problem ? true : undefined} role={problem && 'alert'}>
          {problem ?? errorText('keywords_required')}
        </p>
      )}
      {keywords.length > 0 && (
        <ul className={classes.list}>
          {keywords.map((keyword) => (
            <li key={keyword} className={classes.keyword}>
              {keyword}
              <CloseButton
                size={20}
                aria-label={`Tirar ${keyword}`}
                onClick={() => onChange(keywords.filter((known) => known !== keyword))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
