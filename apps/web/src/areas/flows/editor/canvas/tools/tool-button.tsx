import { ActionIcon, Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface Props {
  icon: Icon;
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the canvas's toolbars. */
export function ToolButton({ icon: Symbol, label, ...button }: Props) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} {...button}>
        <Symbol size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
