/** Widths at which the layout changes, for components and, as `@media (--phone)`, for CSS. */
export const breakpoints = {
  phone: '(max-width: 48em)',
  narrow: '(max-width: 62em)',
  small: '(max-width: 85em)',
  crowdedDesk: '(width < 100em)',
};
