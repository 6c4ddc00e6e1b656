import type { MantineTheme, MantineThemeComponents } from '@mantine/core';
import classes from './theme-components.module.css';

const appear = { transition: 'fade', duration: 100 } as const;
const floating = { shadow: 'md', transitionProps: appear, radius: 'md' } as const;
const fieldClasses = {
  input: classes.input,
  label: classes.label,
  description: classes.description,
  error: classes.error,
};
const field = { size: 'sm', classNames: fieldClasses };
const listField = { ...field, classNames: { ...fieldClasses, option: classes.option } };
const pillsField = { ...listField, classNames: { ...listField.classNames, inputField: classes.inputField } };

/** How Mantine's components look and behave here; values come from the theme's variables. */
export const components: MantineThemeComponents = {
  Button: { defaultProps: { size: 'sm' }, classNames: { root: classes.button } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
    classNames: { root: classes.actionIcon },
  },
  CloseButton: { defaultProps: { size: 28, 'aria-label': 'Fechar' } },
  InputWrapper: { defaultProps: { size: 'sm' }, classNames: fieldClasses },
  Input: { defaultProps: { size: 'sm' }, classNames: { input: classes.input } },
  TextInput: { defaultProps: field },
  PasswordInput: {
    defaultProps: {
      ...field,
      classNames: { ...fieldClasses, innerInput: classes.innerInput },
    },
  },
  NumberInput: { defaultProps: field },
  Textarea: { defaultProps: { ...field, autosize: true, minRows: 3 } },
  Select: { defaultProps: { ...listField, comboboxProps: floating, nothingFoundMessage: 'Nada encontrado' } },
  MultiSelect: {
    defaultProps: { ...pillsField, comboboxProps: floating, nothingFoundMessage: 'Nada encontrado' },
  },
  TagsInput: { defaultProps: { ...pillsField, comboboxProps: floating } },
  ColorInput: { defaultProps: { ...field, popoverProps: floating } },
  FileInput: { defaultProps: field },
  Checkbox: { defaultProps: { size: 'sm' } },
  Radio: { defaultProps: { size: 'sm' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  SegmentedControl: { defaultProps: { size: 'xs' }, classNames: { root: classes.segmented } },
  Tabs: { classNames: { tab: classes.tab } },
  Menu: {
    defaultProps: { ...floating, position: 'bottom-end', offset: 6, withInitialFocusPlaceholder: false },
    classNames: {
      dropdown: classes.floating,
      item: classes.menuItem,
      label: classes.menuLabel,
      divider: classes.menuDivider,
      itemIndicator: classes.menuIndicator,
    },
  },
  Popover: { defaultProps: { ...floating, offset: 6 }, classNames: { dropdown: classes.floating } },
  Combobox: {
    classNames: { dropdown: classes.floating, option: classes.menuItem, search: classes.listSearch },
  },
  Tooltip: {
    defaultProps: {
      openDelay: 350,
      closeDelay: 50,
      transitionProps: appear,
      events: { hover: true, focus: true, touch: false },
    },
    classNames: { tooltip: classes.tooltip },
  },
  Modal: {
    defaultProps: {
      centered: true,
      radius: 'lg',
      transitionProps: appear,
      overlayProps: { backgroundOpacity: 0.4 },
      closeButtonProps: { 'aria-label': 'Fechar' },
      attributes: { header: { role: 'none' } },
    },
    classNames: (_: MantineTheme, { opened }: { opened: boolean }) => ({
      root: opened ? undefined : classes.closing,
      content: classes.modal,
      body: classes.modalBody,
      header: classes.modalHeader,
      title: classes.modalTitle,
    }),
  },
  Drawer: {
    // Its content begins where its title does.
    defaultProps: { padding: 20, closeButtonProps: { 'aria-label': 'Fechar' } },
    classNames: (_: MantineTheme, { opened }: { opened: boolean }) => ({
      root: opened ? undefined : classes.closing,
      content: classes.drawer,
      header: classes.modalHeader,
      title: classes.modalTitle,
    }),
  },
  DrawerRoot: { defaultProps: { transitionProps: { duration: 120 } } },
  DrawerOverlay: { defaultProps: { backgroundOpacity: 0.4 } },
  Notification: { classNames: { root: classes.notification } },
  Badge: { defaultProps: { variant: 'light', radius: 'sm' }, classNames: { root: classes.badge } },
  Paper: { defaultProps: { withBorder: true, radius: 'lg' }, classNames: { root: classes.paper } },
  Alert: { classNames: { root: classes.alert } },
  Loader: { defaultProps: { size: 'sm', type: 'oval' } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: classes.anchor } },
  Kbd: { defaultProps: { size: 'xs' }, classNames: { root: classes.kbd } },
  Title: { classNames: { root: classes.heading } },
};
