/** What is pressed. */
export const CONTROL = 'button, a[href], summary, [role="button"]'
