import { SegmentedControl, Select } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import classes from '../../fields/fields.module.css';
import { MappingsField } from '../../fields/mappings-field.tsx';
import { PairsField } from '../../fields/pairs-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { HttpSecret } from './http-secret.tsx';
import { HttpTry } from './http-try.tsx';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** Requisição HTTP: fetches from or tells another system. */
export const http: Kind<'http'> = {
  family: 'integration',
  order: 10,
  icon: IconWorld,
  hint: 'Busca ou envia dados a outro sistema',
  create: defaults,
  summary: ({ method, url }) => (url ? `${method} ${url}` : ''),
  Panel: HttpPanel,
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const bodyKinds = [
  { value: 'none', label: 'Sem corpo' },
  { value: 'json', label: 'JSON' },
  { value: 'form', label: 'Formulário' },
] as const;

function HttpPanel({ settings, change }: PanelProps<'http'>) {
  return (
    <>
      <Select
        label="Método"
        data={[...methods]}
        value={settings.method}
        allowDeselect={false}
        onChange={(method) => method && change({ method })}
      />
      <TemplateField
        label="Endereço"
        placeholder="https://api.minhaloja.com.br/pedidos/{pedido}"
        maxLength={2000}
        value={settings.url}
        onChange={(url) => change({ url })}
      />
      <HttpSecret value={settings.secret} address={settings.url} onChange={(secret) => change({ secret })} />
      <PairsField
        label="Parâmetros do endereço"
        rowName="Parâmetro"
        value={settings.query}
        onChange={(query) => change({ query })}
      />
      <PairsField
        label="Cabeçalhos"
        rowName="Cabeçalho"
        value={settings.headers}
        onChange={(headers) => change({ headers })}
      />
      <SegmentedControl
        aria-label="Corpo"
        data={[...bodyKinds]}
        value={settings.body_kind}
        onChange={(body_kind) => change({ body_kind })}
      />
      {settings.body_kind === 'json' && (
        <TemplateField
          label="Corpo em JSON"
          placeholder={'{ "nome": "{contato.nome}" }'}
          rows={4}
          isCode
          maxLength={20_000}
          value={settings.body}
          onChange={(body) => change({ body })}
        />
      )}
      {settings.body_kind === 'form' && (
        <PairsField
          label="Campos do formulário"
          rowName="Campo"
          max={50}
          value={settings.form}
          onChange={(form) => change({ form })}
        />
      )}
      <HttpTry settings={settings} change={change} />
      <MappingsField value={settings.mappings} onChange={(mappings) => change({ mappings })} />
      <VariableField
        isOptional
        label="Guardar o código da resposta em"
        value={settings.status_variable}
        onChange={(name) => change({ status_variable: name || null })}
      />
      <div className={classes.halves}>
        <CountField
          label="Esperar até"
          suffix=" segundos"
          min={1}
          max={120}
          value={settings.timeout_seconds}
          onChange={(timeout_seconds) => change({ timeout_seconds })}
        />
        <CountField
          label="Tentar de novo"
          suffix=" vezes"
          min={0}
          max={5}
          value={settings.retries}
          onChange={(retries) => change({ retries })}
        />
      </div>
    </>
  );
}
