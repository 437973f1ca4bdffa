/** The detail of the event `call-click`, for a click on a telephone link (docs/hosting.md#counting-calls). */
export interface CallClick {
  page: string;
  /** The part of the page: the nearest `data-placement` around the link. */
  placement: string | undefined;
  /** The tool that the link is in, if any: the nearest `data-tool`. */
  tool: string | undefined;
}

/** Without a touch screen, there may be nothing that dials: a click on a telephone link also shows the number. */
export function showNumberWhenCallIsClicked() {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[href^="tel:+"]');
    if (!link || matchMedia('not all and (hover: hover), (any-pointer: coarse)').matches) return;
    import('#app/components/phone/dial-panel.tsx')
      .then(({ showDialPanel }) => showDialPanel(link))
      .catch(() => {});
  });
}
