/** The detail of the event `call-click`, for a click on a telephone link (docs/hosting.md#counting-calls). */
export interface CallClick {
  /** The path of the page. */
  page: string;
  /** The part of the page: the nearest `data-placement` around the link. */
  placement: string | undefined;
  /** The tool that the link is in, if any: the nearest `data-tool`. */
  tool: string | undefined;
}
