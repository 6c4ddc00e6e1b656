import { Autocomplete } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { RowsField } from '../../fields/rows-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { listText } from '../../model/summary-texts.ts';
import type { Kind, PanelProps } from '../kind.ts';

/** Atualizar contato: keeps values with the contact. */
export const contactField: Kind<'contactField'> = {
  family: 'contact',
  order: 20,
  icon: IconUserEdit,
  hint: 'Guarda dados no contato',
  create: () => ({ fields: [{ field: nameField, value: '', overwrite: false }] }),
  summary: ({ fields, annotation }) =>
    listText([
      ...fields.map(({ field, value }) => `${field === nameField ? 'Nome' : field}: ${value}`),
      ...(annotation ? ['Anotação'] : []),
    ]),
  Panel: ContactFieldPanel,
};

const nameField = 'override_name';
const nameLabel = 'Nome do contato';

function ContactFieldPanel({ settings, change }: PanelProps<'contactField'>) {
  return (
    <>
      <RowsField
        label="Campos"
        rowName="Campo"
        rows={settings.fields}
        onChange={(fields) => change({ fields })}
        make={() => ({ field: '', value: '', overwrite: false })}
        max={30}
        isUnordered
      >
        {(row, changeRow) => (
          <>
            <Autocomplete
              aria-label="Campo"
              placeholder="cidade"
              data={[nameLabel]}
              maxLength={60}
              value={row.field === nameField ? nameLabel : row.field}
              onChange={(field) => changeRow({ field: field === nameLabel ? nameField : field })}
            />
            <TemplateField
              isBare
              label="Valor"
              placeholder="{resposta}"
              maxLength={1000}
              value={row.value}
              onChange={(value) => changeRow({ value })}
            />
            <SwitchField
              label="Trocar mesmo se já houver um valor"
              value={row.overwrite}
              onChange={(overwrite) => changeRow({ overwrite })}
            />
          </>
        )}
      </RowsField>
      <TemplateField
        label="Anotação"
        placeholder="Pediu orçamento de {produto}"
        rows={2}
        maxLength={2000}
        value={settings.annotation}
        onChange={(annotation) => change({ annotation })}
      />
    </>
  );
}
