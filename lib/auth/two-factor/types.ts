export type TwoFactorState = {
  enabled: boolean
  /** ISO 8601; null while it is off. */
  since: string | null
  recoveryCodesLeft: number
}

/**
 * What an authenticator app needs; `qr` is the same as a picture: dark modules as one SVG path, `size`
 * modules wide.
 */
export type TwoFactorSetup = { secret: string; uri: string; qr: { path: string; size: number } }

/** Shown once. */
export type RecoveryCodes = { recoveryCodes: string[] }
