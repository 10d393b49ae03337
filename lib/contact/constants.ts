/** Nobody reads the form and writes a message in less (milliseconds). */
export const QUICKEST_WRITER = 2000

export const REPLY_PROMISE = "We'll get back to you within 24 hours."
