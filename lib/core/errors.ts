/** The codes a client can act on; the contract names them. */
export const STATUS = {
  VALIDATION_FAILED: 400,
  INVALID_TOKEN: 400,
  UNAUTHENTICATED: 401,
  SESSION_SUPERSEDED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_VERIFIED: 403,
  ACCOUNT_FROZEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  OTHER_ACCOUNT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof STATUS
export type FieldError = { path: string; message: string }

type Details = {
  errors?: FieldError[]
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
  /** Sent as WWW-Authenticate. */
  challenge?: string
  /** Further fields of the JSON reply, such as the address that is not verified. */
  extra?: Record<string, string>
  cause?: unknown
}

/** An outcome that the person should be told about. The message is fit to be shown. */
export class AppError extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'AppError'
    this.status = STATUS[code]
  }
}

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found`)
export const conflict = (message: string, errors?: FieldError[]) =>
  new AppError('CONFLICT', message, { errors })
export const invalid = (path: string, message: string) =>
  new AppError('VALIDATION_FAILED', message, { errors: [{ path, message }] })
export const unauthenticated = () => new AppError('UNAUTHENTICATED', 'Authentication required')
export const forbidden = () => new AppError('FORBIDDEN', 'You are not allowed to do this')
export const methodNotAllowed = () =>
  new AppError('METHOD_NOT_ALLOWED', 'This address does not answer that method')
export const unavailable = (cause: unknown) =>
  new AppError(
    'SERVICE_UNAVAILABLE',
    'The library is not available for a moment. Please try again shortly.',
    { retryAfter: 5, cause },
  )
