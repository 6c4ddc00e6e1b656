import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './more-filters-button.module.css';

type Props = Omit<ComponentProps<typeof ActionIcon<'button'>>, 'children' | 'className'> & { active: number };

/** 'Mais filtros': opens further filters, and says how many of them are active. */
export function MoreFiltersButton({ active, ...button }: Props) {
  return (
    <ActionIcon
      className={classes.root}
      variant="default"
      size={36}
      aria-label={active === 0 ? 'Mais filtros' : `Mais filtros: ${active} em uso`}
      {...button}
    >
      <IconAdjustmentsHorizontal size={18} stroke={1.6} />
      {active > 0 && <span className={classes.count}>{active}</span>}
    </ActionIcon>
  );
}
