/**
 * The step stands in the address, so that the browser's Back is a step back too. Pressed twice, it is one
 * step all the same.
 */
export function goToStep(query: string): void {
  if (window.location.search !== query) window.history.pushState(null, '', `/membership${query}`)
}
