/**
 * Whether a browser lays out what an element with `content-visibility: auto` holds, which it does in and near
 * the window; true where it cannot say.
 */
export const isInSight = (element: Element): boolean =>
  element.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
