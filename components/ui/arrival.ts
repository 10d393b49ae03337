/** Returns how the browser came to the document, and to which address; undefined where it does not say. */
export const arrival = () =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined
