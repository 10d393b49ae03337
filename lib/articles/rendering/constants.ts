/** How many texts are rendered at once in a process, each in a thread of its own. */
export const THREADS = 2
/** How many wait for a thread; what comes beyond that is answered 503. */
export const WAITING_MAX = 32
/** Seconds that one text may take: thirty times what an article of 20,000 words with 300 equations takes. */
export const RENDERING_SECONDS = 10
/** Seconds that a thread may take until it listens. */
export const START_SECONDS = 60
/** Megabytes of heap that one text may take. */
export const HEAP_MB = 384
/** Seconds without work after which a thread ends and returns its memory. */
export const IDLE_SECONDS = 60
