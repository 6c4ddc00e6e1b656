import { Radio, TextInput } from '@mantine/core';
import { calls, errorText } from '@prosa/contract';
import { IconSquareDashed, type Icon } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { refusedField } from '../../../lib/api/refused-field.ts';
import { useCallMutation } from '../../../lib/api/use-call.ts';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { flowAddress } from '../flow-address.ts';
import { flowTemplates } from '../templates/templates.ts';
import classes from './new-flow-dialog.module.css';

const empty = 'vazio';

/** Creates a flow, empty or from a template, and opens it. */
export function NewFlowDialog({ onClose }: { onClose: () => void }) {
  const { name, problem, rename, chosen, choose, submit, isSaving } = useNewFlow();
  return (
    <FormDialog
      opened
      title="Novo fluxo"
      submitLabel="Criar"
      busy={isSaving}
      onClose={onClose}
      onSubmit={submit}
      size={680}
    >
      <Radio.Group label="Começar com" value={chosen} onChange={choose}>
        <div className={classes.cards}>
          {flowTemplates.map((template) => (
            <Card key={template.id} {...template} />
          ))}
          <Card
            id={empty}
            name="Em branco"
            description="Só o início. Você desenha o resto."
            icon={IconSquareDashed}
          />
        </div>
      </Radio.Group>
      <TextInput
        label="Nome"
        maxLength={120}
        autoComplete="off"
        value={name}
        error={problem}
        onChange={(event) => rename(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface CardProps {
  id: string;
  name: string;
  description: string;
  icon: Icon;
}

function Card({ id, name, description, icon: Symbol }: CardProps) {
  return (
    <Radio.Card value={id} className={classes.card} aria-label={`${name}. ${description}`}>
      <span className={classes.symbol}>
        <Symbol size={18} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.description}>{description}</span>
      </span>
    </Radio.Card>
  );
}

/** The name follows the chosen template until somebody types one. */
function useNewFlow() {
  const [chosen, setChosen] = useState(flowTemplates[0]?.id ?? empty);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const template = flowTemplates.find(({ id }) => id === chosen);
  const name = typed ?? template?.name ?? '';
  const creating = useCallMutation(calls.saveFlow, {
    quiet: true,
    invalidates: [calls.getFlows],
    onSuccess: ({ _id }) => void navigate(flowAddress(_id)),
    onError: (error) => {
      const isAboutName = refusedField(error, [{ field: 'name', codes: ['name_required'] }]);
      if (isAboutName) setProblem(error.message);
      else notify.error(error.message);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(name.trim() ? null : errorText('name_required'));
    if (!name.trim()) return;
    creating.mutate({ name: name.trim(), ...(template ? { document: template.document } : {}) });
  };
  return {
    name,
    problem,
    chosen,
    choose: setChosen,
    rename: (text: string) => {
      setTyped(text);
      setProblem(null);
    },
    submit,
    isSaving: creating.isPending,
  };
}
