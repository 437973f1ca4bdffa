/** From these widths on the layout changes. Styles get them as --breakpoint-sm and so on (build/plugins/generated-styles.ts). */
export const breakpoints = { sm: '40rem', lg: '64rem', xl: '80rem' } as const;
