import { Select } from '@mantine/core';
import { calls, type ContactImport, type ImportProp } from '@prosa/contract';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import classes from './import-dialog.module.css';

const propWords: Record<ImportProp, string> = {
  phone: 'Telefone',
  name: 'Nome',
  tags: 'Tags',
  variable: 'Variável',
  skip: 'Não importar',
};
const options = Object.entries(propWords).map(([value, label]) => ({ value, label }));
const untagged = options.filter(({ value }) => value !== 'tags');

interface Props {
  one: ContactImport;
  /** One example from each column. */
  samples: readonly string[];
  /** Where nobody is tagged, a column of tags is one more variable. */
  withoutTags?: boolean;
}

/**
 * Lets the person choose what each column holds. Only one column can hold the phones; to move it, choose another one.
 */
export function ImportColumns({ one: { _id, header, props }, samples, withoutTags = false }: Props) {
  const change = useCallMutation(calls.changeContactImport, { invalidates: [calls.getContactImport] });
  const set = (place: number, prop: ImportProp) => {
    const others = props.map((known) => (prop === 'phone' && known === 'phone' ? 'variable' : known));
    change.mutate({ import_id: _id, props: others.with(place, prop) });
  };
  return (
    <div className={classes.columns} role="group" aria-label="Colunas da planilha">
      {header.map((name, place) => (
        <Select
          key={name}
          label={name}
          description={samples[place] ? `Ex.: ${samples[place]}` : 'Sem exemplo'}
          classNames={{ label: classes.text, description: classes.sample }}
          data={withoutTags ? untagged : options}
          value={props[place] ?? null}
          allowDeselect={false}
          disabled={change.isPending || props[place] === 'phone'}
          onChange={(value) => value && set(place, value as ImportProp)}
        />
      ))}
    </div>
  );
}
