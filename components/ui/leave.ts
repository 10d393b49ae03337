/** Raised before a part of the page leads elsewhere without a link; `detail` is the address. */
export const LEAVE = 'loadpath:leave'

/**
 * Returns whether the page may be left for another address now. Where there are unsaved changes it is false:
 * the reader is asked, and who leaves is led there (`LeaveGuard`).
 */
export const mayLeaveFor = (address: string): boolean =>
  window.dispatchEvent(new CustomEvent(LEAVE, { detail: address, cancelable: true }))
