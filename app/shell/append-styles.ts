/** Links a style sheet at the end of the head. */
export function appendStyles(href = '') {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
