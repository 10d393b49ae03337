/** The requirements that the change form lists, one line each. */
export const REQUIREMENTS = [
  { label: 'At least 8 characters', met: (password: string) => password.length >= 8 },
  { label: 'One uppercase letter', met: (password: string) => /[A-Z]/.test(password) },
  { label: 'One lowercase letter', met: (password: string) => /[a-z]/.test(password) },
  { label: 'One number', met: (password: string) => /\d/.test(password) },
  { label: 'One special character (@$!%*?&)', met: (password: string) => /[@$!%*?&]/.test(password) },
] as const
