import { z } from 'zod'
import { HEARD_FROM } from './constants'
import { emailField } from '@/lib/auth/schema'
import { besideTheFields, optionalText, requiredText } from '@/lib/core/schema'
import { isVisible } from '@/lib/core/text'
import { EXPERIENCE, SPECIALIZATIONS } from '@/lib/users/profile/constants'

const PHONE = 'Please enter a phone number: digits, spaces and + - ( ) ., with at least 6 digits'

const required = (message: string, max = 120) => requiredText(message, max)

/** As people write numbers: +44 (0)20 7946 0000. A blank is none. */
const phone = z
  .string()
  .trim()
  .max(40, 'Please use at most 40 characters')
  .refine(
    (text) => text === '' || (/^[\d\s+\-().]+$/.test(text) && text.replace(/\D/g, '').length >= 6),
    PHONE,
  )
  .transform((text) => text || undefined)
  .nullish()

const values = <const T extends readonly { value: string }[]>(options: T) =>
  options.map(({ value }) => value) as [T[number]['value'], ...T[number]['value'][]]

const optionalChoice = <const T extends readonly { value: string }[]>(options: T) =>
  z
    .union(
      [z.literal('').transform(() => undefined), z.enum(values(options))],
      'Please choose one of the options',
    )
    .nullish()

const RULE =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character'

const passwordLength = z
  .string({ error: 'Password must be at least 8 characters long' })
  .min(8, 'Password must be at least 8 characters long')
  .max(128, 'Password must be at most 128 characters long')

/** The registration form's rule: the four classes, and only letters, digits and these specials. */
const formPassword = passwordLength.regex(
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]*$/,
  RULE,
)

/**
 * The server's rule: the four classes, with the special characters of both forms. Any other character is
 * allowed beside them.
 */
export const acceptedPassword = passwordLength.regex(
  /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*(),.?":{}|<>])/s,
  RULE,
)

const COMPANY_MISSING = 'Company/Organization is required'
const EXPERIENCE_MISSING = 'Please select your experience level'

/** Sent empty, company and experience are left for later, in the profile. */
const company = z
  .string(COMPANY_MISSING)
  .trim()
  .max(120, 'Please use at most 120 characters')
  .transform((text) => (isVisible(text) ? text : null))
const experience = z.union(
  [z.literal('').transform(() => null), z.enum(values(EXPERIENCE))],
  EXPERIENCE_MISSING,
)

type Work = { company: string | null; experience: string | null }

/** Who gives one of the two gives both. */
const bothOrNeither = <T extends z.ZodType<Work>>(schema: T) =>
  schema
    .refine(({ company, experience }) => !(company === null && experience), {
      path: ['company'],
      message: COMPANY_MISSING,
      ...besideTheFields,
    })
    .refine(({ company, experience }) => !(experience === null && company), {
      path: ['experience'],
      message: EXPERIENCE_MISSING,
      ...besideTheFields,
    })

const person = {
  firstName: required('First name is required', 80),
  lastName: required('Last name is required', 80),
  email: emailField,
  company,
  experience,
  location: optionalText(120),
  specialization: optionalChoice(SPECIALIZATIONS),
  howDidYouHear: optionalChoice(HEARD_FROM),
  phone,
  /** Whether the digest is sent; nobody gets it without asking for it. */
  newsletter: z.boolean('Please choose on or off').optional(),
}

/** What POST /api/register takes. The plan is an intent; nobody gets a paid membership by asking for one. */
export const registration = bothOrNeither(
  z.object({
    ...person,
    professionalTitle: required('Job title is required'),
    password: acceptedPassword,
    membershipType: z.enum(['free', 'monthly', 'yearly']).catch('free'),
  }),
)
export type Registration = z.output<typeof registration>

/** The fields of the form; the job title is sent as professionalTitle. */
export const registrationForm = bothOrNeither(
  z.object({
    ...person,
    jobTitle: required('Job title is required'),
    password: formPassword,
    confirmPassword: z.string().min(1, 'Please confirm your password'),
  }),
).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  message: "Passwords don't match",
  ...besideTheFields,
})
export type RegistrationForm = z.input<typeof registrationForm>
export type RegistrationValues = z.output<typeof registrationForm>
