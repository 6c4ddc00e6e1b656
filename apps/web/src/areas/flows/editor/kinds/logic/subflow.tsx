import { IconSitemap } from '@tabler/icons-react';
import { useEditor } from '../../state/editor-context.ts';
import { ReferenceSelect } from '../../fields/reference-select.tsx';
import { RowsField } from '../../fields/rows-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Chamar fluxo: runs another flow and comes back. */
export const subflow: Kind<'subflow'> = {
  family: 'logic',
  order: 80,
  icon: IconSitemap,
  hint: 'Usa outro fluxo e volta',
  create: defaults,
  summary: ({ flow }, { flows }) => flows.get(flow) ?? '',
  Panel: SubflowPanel,
};

function SubflowPanel({ settings, change }: PanelProps<'subflow'>) {
  const { company, flowId } = useEditor();
  return (
    <>
      <ReferenceSelect
        label="Fluxo"
        placeholder="Escolha um fluxo"
        nothingFound="Nenhum outro fluxo"
        rows={company.flows?.filter(({ _id }) => _id !== flowId)}
        value={settings.flow}
        onChange={(flow) => change({ flow })}
      />
      <SwitchField
        label="Usar as mesmas variáveis"
        description="Sem isso, o outro fluxo só conhece o que for entregue a ele."
        value={settings.share_variables}
        onChange={(share_variables) => change({ share_variables })}
      />
      {!settings.share_variables && (
        <>
          <RowsField
            label="Entregar"
            rowName="Variável"
            rows={settings.inputs}
            onChange={(inputs) => change({ inputs })}
            make={() => ({ variable: 'valor', value: '' })}
            max={30}
            isUnordered
          >
            {(input, changeInput) => (
              <>
                <VariableField
                  isBare
                  label="Variável do outro fluxo"
                  value={input.variable}
                  onChange={(variable) => changeInput({ variable })}
                />
                <TemplateField
                  isBare
                  label="Valor"
                  placeholder="{nome}"
                  maxLength={1000}
                  value={input.value}
                  onChange={(value) => changeInput({ value })}
                />
              </>
            )}
          </RowsField>
          <RowsField
            label="Trazer de volta"
            rowName="Variável"
            rows={settings.outputs}
            onChange={(outputs) => change({ outputs })}
            make={() => ({ variable: 'resultado', from: 'resultado' })}
            max={30}
            isUnordered
          >
            {(output, changeOutput) => (
              <>
                <VariableField
                  label="Variável daqui"
                  value={output.variable}
                  onChange={(variable) => changeOutput({ variable })}
                />
                <VariableField
                  label="Recebe, do outro fluxo"
                  value={output.from}
                  onChange={(from) => changeOutput({ from })}
                />
              </>
            )}
          </RowsField>
        </>
      )}
    </>
  );
}
