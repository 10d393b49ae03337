export const REASON_MAX = 2000
