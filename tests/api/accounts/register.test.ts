import { POST } from '@/app/api/register/route'
import { db } from '@/lib/core/server/db'
import { call, newPeer } from '../../support/call'
import { createMember } from '../../support/factories'
import { emailsTo, runQueue } from '../../support/mail'

let people = 0
const person = (change: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada-${++people}@example.org`,
  company: 'Engine Ltd',
  professionalTitle: 'Engineer',
  experience: '16+',
  password: 'Correct!Horse9',
  ...change,
})
const stored = (email: unknown) => db.user.findUnique({ where: { email: String(email) } })

const EIGHT = 'Password must be at least 8 characters long'
const CLASSES =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character'
const PHONE = 'Please enter a phone number: digits, spaces and + - ( ) ., with at least 6 digits'
const ADDRESS = 'Please enter a valid email address'

describe('refusals', () => {
  test.each([
    ['firstName', undefined, 'First name is required'],
    ['firstName', '   ', 'First name is required'],
    ['firstName', { contains: 'a' }, 'First name is required'],
    ['firstName', 'x'.repeat(81), 'Please use at most 80 characters'],
    ['lastName', '', 'Last name is required'],
    ['lastName', null, 'Last name is required'],
    ['email', undefined, ADDRESS],
    ['email', 'ada', ADDRESS],
    ['email', 'ada@', ADDRESS],
    ['email', 'a da@example.org', ADDRESS],
    ['email', 'ada@example.org, eve@example.org', ADDRESS],
    ['email', 'ada@example.org\nBcc: eve@example.org', ADDRESS],
    ['email', `${'a'.repeat(250)}@example.org`, ADDRESS],
    ['email', ['ada@example.org'], ADDRESS],
    ['company', '', 'Company/Organization is required'],
    ['company', undefined, 'Company/Organization is required'],
    ['professionalTitle', ' ', 'Job title is required'],
    ['professionalTitle', undefined, 'Job title is required'],
    ['experience', undefined, 'Please select your experience level'],
    ['experience', '7-9', 'Please select your experience level'],
    ['specialization', 'naval', 'Please choose one of the options'],
    ['howDidYouHear', 'radio', 'Please choose one of the options'],
    ['phone', 'not a phone', PHONE],
    ['phone', '12345', PHONE],
    ['phone', '020 7946 0000 ext. 4', PHONE],
    ['phone', '1'.repeat(41), 'Please use at most 40 characters'],
    ['password', undefined, EIGHT],
    ['password', 'Sh0rt!a', EIGHT],
    ['password', 'correct!horse9', CLASSES],
    ['password', 'CORRECT!HORSE9', CLASSES],
    ['password', 'Correct!Horse', CLASSES],
    ['password', 'CorrectHorse99', CLASSES],
    ['password', 12345678, EIGHT],
    ['password', `Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
  ])('%s %j: %s', async (path, value, message) => {
    const sent = person({ [path]: value })
    const { status, body } = await call(POST, { body: sent })
    expect(status).toBe(400)
    expect(body.code).toBe('VALIDATION_FAILED')
    expect(body.errors).toContainEqual({ path, message })
    expect(await stored(sent.email)).toBeNull()
  })

  test('several wrong fields are all named', async () => {
    const { body } = await call(POST, { body: {} })
    expect(body.errors?.map(({ path }) => path).sort()).toEqual([
      'company',
      'email',
      'experience',
      'firstName',
      'lastName',
      'password',
      'professionalTitle',
    ])
  })

  test('a taken address is told beside its field, and the account stays as it is', async () => {
    const sent = person()
    await call(POST, { body: sent })
    const before = await stored(sent.email)
    const { status, body } = await call(POST, {
      body: { ...sent, firstName: 'Eve', password: 'Another!Pass9' },
    })
    const message = 'An account with this email already exists'
    expect(status).toBe(409)
    expect(body).toEqual({ message, code: 'CONFLICT', errors: [{ path: 'email', message }] })
    expect(await stored(sent.email)).toEqual(before)
  })

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['between spaces', (email: string) => `  ${email}\t`],
  ])('the same mailbox written %s is the same mailbox', async (_, written) => {
    const sent = person()
    await call(POST, { body: { ...sent, email: written(sent.email) } })
    expect(await stored(sent.email)).toMatchObject({ email: sent.email })
    expect((await call(POST, { body: sent })).status).toBe(409)
  })

  test('the address of an account that was disabled is taken', async () => {
    const { email } = await createMember({ status: 'deleted' })
    expect((await call(POST, { body: person({ email }) })).status).toBe(409)
  })

  test('of ten at once with one address, one gets the account and one email is queued', async () => {
    const sent = person()
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(POST, { body: sent })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)])
    expect(await db.mailMessage.count({ where: { recipient: sent.email } })).toBe(1)
  })

  test('the eleventh registration in an hour from one place waits', async () => {
    const headers = { 'x-loadpath-peer': newPeer() }
    for (let n = 0; n < 10; n++) expect((await call(POST, { body: person(), headers })).status).toBe(201)
    const { status, headers: got, body } = await call(POST, { body: person(), headers })
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(got.get('retry-after'))).toBeGreaterThan(3500)
  })
})

describe('a new account', () => {
  test('is free whatever was asked for; the plan is kept as a wish and the trial as a promise', async () => {
    const sent = person({ membershipType: 'yearly' })
    const { status, body } = await call(POST, { body: sent })
    expect(status).toBe(201)
    expect(body).toEqual({
      message: 'Registration successful! Please check your email to verify your account.',
    })
    expect(await stored(sent.email)).toMatchObject({
      membershipType: 'free',
      planIntent: 'yearly',
      trialCohortAt: expect.any(Date) as Date,
      emailVerified: null,
      role: 'user',
      status: 'active',
    })
  })

  test('cannot be given what no form gives', async () => {
    const sent = person({
      role: 'admin',
      status: 'frozen',
      emailVerified: new Date(),
      membershipType: 'lifetime',
      id: '00000000-0000-0000-0000-000000000000',
      passwordHash: 'x',
      planIntent: 'yearly',
      sessions: { create: {} },
    })
    expect((await call(POST, { body: sent })).status).toBe(201)
    const user = await stored(sent.email)
    expect(user).toMatchObject({ role: 'user', status: 'active', emailVerified: null, planIntent: 'free' })
    expect(user?.id).not.toBe('00000000-0000-0000-0000-000000000000')
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('keeps what was filled in by choice, and treats blanks as nothing', async () => {
    const full = person({
      location: ' Leeds ',
      specialization: 'bridge',
      howDidYouHear: 'colleague',
      phone: '+44 113 496 0000',
      newsletter: true,
    })
    const blank = person({ location: '', specialization: '', howDidYouHear: '', phone: ' ' })
    expect([(await call(POST, { body: full })).status, (await call(POST, { body: blank })).status]).toEqual([
      201, 201,
    ])
    expect(await stored(full.email)).toMatchObject({
      location: 'Leeds',
      specialization: 'bridge',
      howDidYouHear: 'colleague',
      phone: '+44 113 496 0000',
      newsletter: true,
    })
    expect(await stored(blank.email)).toMatchObject({
      location: null,
      specialization: null,
      howDidYouHear: null,
      phone: null,
      newsletter: false,
    })
  })

  test('may leave company and experience for later, but not one of the two', async () => {
    const later = person({ company: ' ', experience: '' })
    expect((await call(POST, { body: later })).status).toBe(201)
    expect(await stored(later.email)).toMatchObject({ company: null, experience: null })
    for (const [given, path, message] of [
      [{ company: '' }, 'company', 'Company/Organization is required'],
      [{ experience: '' }, 'experience', 'Please select your experience level'],
    ] as const) {
      const { status, body } = await call(POST, { body: person(given) })
      expect([status, body.errors]).toEqual([400, [{ path, message }]])
    }
  })

  test.each(['Ólafur', '明', "O'Brien", 'Nguyễn Thị', '👩🏽‍🔬', '\u{1D400}', 'مريم', '<b>Bob</b>', '${7*7}'])(
    'can be called %j, and its email is written',
    async (firstName) => {
      const sent = person({ firstName })
      expect((await call(POST, { body: sent })).status).toBe(201)
      expect((await stored(sent.email))?.firstName).toBe(firstName)
      await runQueue()
      const [mail] = emailsTo(sent.email)
      expect(mail?.text).toContain(`Hello ${firstName}`)
      expect(mail?.html).not.toContain('<b>Bob')
    },
  )

  test('with half of a character in its name is refused before anything is stored', async () => {
    const sent = person({ firstName: 'a\uD800b' })
    expect((await call(POST, { body: sent })).status).toBe(400)
    expect(await stored(sent.email)).toBeNull()
  })

  test.each([
    ['128 characters', `Aa1!${'x'.repeat(124)}`],
    ['spaces at both ends', '  Aa1!aaaa  '],
    ['letters of other scripts', 'Пароль1aA!'],
    ["the reset form's special characters", 'Aa1"aaaaa'],
    ['a line break', 'Aa1!aa\naa'],
  ])('may have a password of %s, exactly as typed', async (_, password) => {
    const { passwordFits } = await import('@/lib/auth/passwords')
    const sent = person({ password })
    expect((await call(POST, { body: sent })).status).toBe(201)
    const { passwordHash } = (await stored(sent.email))!
    expect(await passwordFits(password, passwordHash)).toBe(true)
    expect(await passwordFits(`${password} `, passwordHash)).toBe(false)
  })

  test('and its email are stored together: without the queue there is no account', async () => {
    const sent = person()
    await db.$executeRaw`ALTER SCHEMA graphile_worker RENAME TO away`
    const refused = await call(POST, { body: sent })
    await db.$executeRaw`ALTER SCHEMA away RENAME TO graphile_worker`
    expect(refused.status).toBe(500)
    expect(await stored(sent.email)).toBeNull()
    expect(await db.mailMessage.count({ where: { recipient: sent.email } })).toBe(0)
    expect((await call(POST, { body: sent })).status).toBe(201)
  })
})

describe('a password that anybody would try', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'Passw0rd!',
    'Password123!',
    'Welcome1!',
    'Qwerty123!',
    'P@ssword123',
    'Aa1!Aa1!',
  ])('%s is refused at its field', async (password) => {
    const { status, body } = await call(POST, { body: person({ password }) })
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      {
        path: 'password',
        message: 'This password is among the first that anybody would try. Please choose another.',
      },
    ])
  })

  test.each(['Isambard1!', 'Loadpath1!'])('%s is refused to whom it names', async (password) => {
    const brunel = person({
      firstName: 'Isambard',
      lastName: 'Brunel',
      email: 'ikb.great@example.org',
      password,
    })
    expect((await call(POST, { body: brunel })).status).toBe(400)
  })

  test.each(['Member!2345', 'Purlin&Sag4', 'Qx7!vT2#'])('%s is taken', async (password) => {
    expect((await call(POST, { body: person({ password }) })).status).toBe(201)
  })

  test('the longest allowed is judged in time', async () => {
    const password = 'aA1!'.repeat(32)
    expect((await call(POST, { body: person({ password }) })).status).toBeLessThan(500)
  })
})
