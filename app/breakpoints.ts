/** From these widths on the layout changes. Styles get them as --breakpoint-sm and so on (build/plugins/generated-styles.ts). */
export const breakpoints = { sm: '40rem', lg: '64rem', xl: '80rem' } as const;

/** From this width on, the sections of the menu are dropdowns instead of being stacked (navigation-dropdowns.css). */
export const dropdownLayout = `(min-width: ${breakpoints.lg})`;
