/** The page for an address that doesn't exist. */
export const notFound = {
  heading: '404',
  message: 'Oops! Page not found',
  text: 'The address may be mistyped, or the page may have moved. If your door is stuck, a call is the quickest way to us.',
  suggestion: (name: string) => `Were you looking for ${name}?`,
  home: 'Return to Home',
} as const;
