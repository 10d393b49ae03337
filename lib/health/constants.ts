/** Upper bounds of the latency histogram, in seconds. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** How often the event loop is looked at (milliseconds). A look that comes in time has waited so long. */
export const RESOLUTION = 20
