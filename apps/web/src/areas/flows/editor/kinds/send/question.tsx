import { Select, TextInput } from '@mantine/core';
import type { QuestionKind } from '@prosa/contract';
import { IconMessageQuestion } from '@tabler/icons-react';
import { CountField } from '../../fields/count-field.tsx';
import { RetryFields } from '../../fields/retry-fields.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { TemplateField } from '../../fields/template-field.tsx';
import { VariableField } from '../../fields/variable-field.tsx';
import { freeVariable } from '../../model/variables.ts';
import type { Kind, PanelProps } from '../kind.ts';
import { QuestionRange } from './question-range.tsx';

/** Pergunta: an answer of a kind, kept in a variable. */
export const question: Kind<'question'> = {
  family: 'send',
  order: 30,
  icon: IconMessageQuestion,
  hint: 'Pergunta e guarda a resposta',
  create: ({ document }) => ({ variable: freeVariable(document, 'resposta'), past_days: false }),
  summary: ({ text, variable }) => (text ? `${text} → {${variable}}` : ''),
  Panel: QuestionPanel,
};

const kindNames: Record<QuestionKind, string> = {
  text: 'Texto',
  number: 'Número',
  email: 'E-mail',
  phone: 'Telefone',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  cep: 'CEP',
  date: 'Data',
  time: 'Hora',
  money: 'Valor em reais',
  yes_no: 'Sim ou não',
  file: 'Arquivo',
  image: 'Imagem',
  audio: 'Áudio',
  location: 'Localização',
  list: 'Lista',
};

const kindOptions = Object.entries(kindNames).map(([value, label]) => ({
  value: value as QuestionKind,
  label,
}));

function QuestionPanel({ settings, change }: PanelProps<'question'>) {
  return (
    <>
      <TemplateField
        label="Pergunta"
        placeholder="Qual é o seu nome?"
        rows={3}
        maxLength={4096}
        value={settings.text}
        onChange={(text) => change({ text })}
      />
      <Select
        label="Tipo de resposta"
        data={kindOptions}
        value={settings.kind}
        allowDeselect={false}
        searchable
        onChange={(kind) => kind && change({ kind, min: '', max: '' })}
      />
      <QuestionRange settings={settings} change={change} />
      <VariableField
        label="Guardar a resposta em"
        {...(settings.kind === 'money' && {
          description: `Numa mensagem, {${settings.variable}.reais} sai como R$ 45,00.`,
        })}
        value={settings.variable}
        onChange={(variable) => change({ variable })}
      />
      <TextInput
        label="Guardar também no contato"
        description="O nome do campo, como cidade. Vazio: só neste fluxo."
        placeholder="cidade"
        maxLength={60}
        value={settings.save_to}
        onChange={({ currentTarget }) => change({ save_to: currentTarget.value })}
      />
      <RetryFields
        label="Quando a resposta não servir"
        placeholder="Não entendi. Pode responder de novo?"
        text={settings.error_text}
        onTextChange={(error_text) => change({ error_text })}
        description="Depois delas o fluxo segue por “Não entendeu”."
        settings={settings}
        change={change}
      />
      <TextInput
        label="Palavra para pular"
        placeholder="pular"
        maxLength={60}
        value={settings.skip_word}
        onChange={({ currentTarget }) => change({ skip_word: currentTarget.value })}
      />
      <SwitchField
        label="Dado sensível"
        description="Fica oculto no atendimento, nos registros e nas exportações."
        value={settings.sensitive}
        onChange={(sensitive) => change({ sensitive })}
      />
      <CountField
        label="Juntar mensagens (segundos)"
        description="O que chegar nesse tempo conta como uma só resposta."
        min={0}
        max={60}
        value={settings.gather_seconds}
        onChange={(gather_seconds) => change({ gather_seconds })}
      />
      {settings.kind === 'text' && (
        <TextInput
          label="Precisa corresponder à expressão"
          description="Expressão regular, para quem conhece."
          placeholder="^\d{6}$"
          maxLength={300}
          spellCheck={false}
          value={settings.pattern}
          onChange={({ currentTarget }) => change({ pattern: currentTarget.value })}
        />
      )}
    </>
  );
}
