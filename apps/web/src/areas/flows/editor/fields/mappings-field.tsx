import { TextInput } from '@mantine/core';
import { useEditor } from '../state/editor-context.ts';
import { freeVariable } from '../model/variables.ts';
import { RowsField } from './rows-field.tsx';
import { VariableField } from './variable-field.tsx';

interface Mapping {
  path: string;
  variable: string;
}

interface Props {
  value: readonly Mapping[];
  onChange: (mappings: Mapping[]) => void;
}

/** Which values of a JSON answer are kept, and in which variables. */
export function MappingsField({ value, onChange }: Props) {
  const { document } = useEditor().state;
  return (
    <RowsField
      label="Guardar da resposta"
      rowName="Valor"
      hint="O caminho diz onde o valor está, como cliente.nome ou itens[0].preco."
      rows={value}
      onChange={onChange}
      make={() => ({ path: '', variable: freeVariable(document, 'valor') })}
      isUnordered
    >
      {(mapping, change) => (
        <>
          <TextInput
            aria-label="Caminho na resposta"
            placeholder="cliente.nome"
            maxLength={300}
            spellCheck={false}
            value={mapping.path}
            onChange={({ currentTarget }) => change({ path: currentTarget.value })}
          />
          <VariableField
            isBare
            label="Variável que recebe"
            value={mapping.variable}
            onChange={(variable) => change({ variable })}
          />
        </>
      )}
    </RowsField>
  );
}
