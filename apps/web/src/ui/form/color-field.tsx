import { ActionIcon, ColorPicker, ColorSwatch, Popover, TextInput } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** `#RRGGBB`, or whatever was typed so far. */
  value: string;
  onChange: (color: string) => void;
  /** Colours offered at once. */
  swatches: string[];
  error?: ReactNode;
}

/** A colour as text, with a picker and ready colours behind a button. */
export function ColorField({ label, value, onChange, swatches, error }: Props) {
  const change = (color: string) => onChange(color.toUpperCase());
  return (
    <TextInput
      label={label}
      maxLength={20}
      autoComplete="off"
      spellCheck={false}
      leftSection={<ColorSwatch color={value} size={18} radius="xs" aria-hidden />}
      rightSection={
        <Popover trapFocus position="bottom-end">
          <Popover.Target>
            <ActionIcon size={28} aria-label="Escolher a cor">
              <IconPalette size={18} stroke={1.6} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <ColorPicker
              format="hex"
              saturationLabel="Saturação e brilho"
              hueLabel="Matiz"
              swatches={swatches}
              swatchesPerRow={8}
              value={value}
              onChange={change}
            />
          </Popover.Dropdown>
        </Popover>
      }
      value={value}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
