import { ActionIcon, Menu } from '@mantine/core';
import type { Customer } from '@prosa/contract';
import { IconDotsVertical, IconKey, IconLogin2, IconPencil, IconStethoscope } from '@tabler/icons-react';

const acts = [
  { act: 'password', label: 'Mudar senha', icon: IconKey },
  { act: 'edit', label: 'Editar', icon: IconPencil },
  { act: 'situation', label: 'Ver situação', icon: IconStethoscope },
  { act: 'enter', label: 'Entrar na conta', icon: IconLogin2 },
] as const;

export type CustomerAct = (typeof acts)[number]['act'];

interface Props {
  customer: Customer;
  onChoose: (act: CustomerAct) => void;
}

/** Shows what staff can do about a person of a customer's company. */
export function CustomerMenu({ customer, onChoose }: Props) {
  return (
    <Menu width={200}>
      <Menu.Target>
        <ActionIcon aria-label={`Ações de ${customer.name}`}>
          <IconDotsVertical size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ act, label, icon: Symbol }) => (
          <Menu.Item key={act} leftSection={<Symbol size={16} />} onClick={() => onChoose(act)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
