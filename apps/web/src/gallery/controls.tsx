import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  SegmentedControl,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { ColorField } from '../ui/form/color-field.tsx';
import { PasswordField } from '../ui/form/password-field.tsx';
import { SearchField } from '../ui/form/search-field.tsx';
import { SectionCard } from '../ui/page/section-card.tsx';
import { Tooltip } from '../ui/overlay/tooltip.tsx';
import classes from './gallery.module.css';

/** Buttons and fields, with their states. */
export function Controls() {
  const [color, setColor] = useState('');
  const [text, setText] = useState('');
  return (
    <SectionCard title="Botões e campos" footer={<Button>Salvar</Button>}>
      <div className={classes.row}>
        <Button>Salvar</Button>
        <Button variant="default">Cancelar</Button>
        <Button variant="light">Assumir</Button>
        <Button color="red">Apagar</Button>
        <Button loading>Enviando</Button>
        <Tooltip label="Editar">
          <ActionIcon aria-label="Editar">
            <IconPencil size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.row}>
        {['jade', 'amber', 'blue', 'violet', 'red', 'gray'].map((name) => (
          <Badge key={name} color={name}>
            {name}
          </Badge>
        ))}
      </div>
      <div className={classes.row}>
        <SearchField label="Buscar" value={text} onChange={setText} />
      </div>
      <TextInput label="Nome" description="Como a equipe vê." defaultValue="Teresa Novaes" />
      <TextInput label="Telefone" error="Informe um telefone válido." />
      <PasswordField label="Senha" />
      <Textarea label="Mensagem" placeholder="Escreva aqui" />
      <ColorField label="Cor" value={color} onChange={setColor} swatches={[]} />
      <Checkbox label="Sem acesso ao dashboard" />
      <Switch label="Som de notificação" defaultChecked />
      <SegmentedControl aria-label="Situação" data={['Todas', 'Não respondidas']} />
    </SectionCard>
  );
}
