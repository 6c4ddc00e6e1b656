import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

type Props = Omit<PasswordInputProps, 'visible' | 'onVisibilityChange' | 'visibilityToggleButtonProps'>;

/** Password box with a button, reachable by keyboard, that shows or hides what is typed. */
export function PasswordField(props: Props) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Ocultar senha' : 'Mostrar senha',
        'aria-pressed': visible,
        'aria-hidden': false,
        tabIndex: 0,
      }}
    />
  );
}
