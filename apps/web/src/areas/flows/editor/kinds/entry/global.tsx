import { IconBolt } from '@tabler/icons-react';
import { SwitchField } from '../../fields/switch-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { listText } from '../../model/summary-texts.ts';
import { defaults, type Kind, type PanelProps } from '../kind.ts';

/** A qualquer momento: phrases that lead here from anywhere. */
export const global: Kind<'global'> = {
  family: 'entry',
  order: 20,
  icon: IconBolt,
  hint: 'Frases que funcionam em qualquer ponto do fluxo',
  create: defaults,
  summary: ({ phrases, scope }) => listText([...phrases, scope === 'all' ? 'em todos os fluxos' : '']),
  Panel: GlobalPanel,
};

function GlobalPanel({ settings, change }: PanelProps<'global'>) {
  return (
    <>
      <WordsField
        label="Frases"
        description="Quando o cliente escrever uma delas, o fluxo continua aqui. Uma opção válida de um menu vem antes."
        placeholder="menu, voltar, atendente"
        value={settings.phrases}
        onChange={(phrases) => change({ phrases })}
      />
      <SwitchField
        label="Vale em todos os fluxos"
        description="Também quando o cliente está em outro fluxo, enquanto este estiver publicado. As frases desse outro fluxo vêm antes."
        value={settings.scope === 'all'}
        onChange={(everywhere) => change({ scope: everywhere ? 'all' : 'flow' })}
      />
      <SwitchField
        label="Depois, voltar à pergunta que estava aberta"
        description="Termine este caminho com o passo Voltar."
        value={settings.resume}
        onChange={(resume) => change({ resume })}
      />
      <SwitchField
        label="É um pedido para sair"
        description="Vale antes de tudo, e o contato deixa de receber divulgação."
        value={settings.opt_out}
        onChange={(opt_out) => change({ opt_out })}
      />
    </>
  );
}
