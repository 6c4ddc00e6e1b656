import { isMantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const schemes = [
  { value: 'auto', label: 'Sistema', Symbol: IconDeviceDesktop },
  { value: 'light', label: 'Claro', Symbol: IconSun },
  { value: 'dark', label: 'Escuro', Symbol: IconMoon },
] as const;

/** Menu entries that choose the colour scheme; kept in this browser. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const choose = (value: string) => {
    if (isMantineColorScheme(value)) setColorScheme(value);
  };
  return (
    <>
      <Menu.Label>Tema</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {schemes.map(({ value, label, Symbol }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            rightSection={<Symbol size={16} stroke={1.6} aria-hidden />}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
