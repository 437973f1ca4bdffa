/** The screen that replaces the site when the app itself fails. */
export const failure = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on our side of this page. Our phone still works, day and night.',
  reload: 'Reload this page',
  home: 'Return to Home',
} as const;
