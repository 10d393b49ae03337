import { RAW_EVENT_MONTHS } from '@/lib/analytics/constants'
import { REGISTRATION_HOURS, SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from '@/lib/auth/constants'
import { PRODUCT } from '@/lib/core/constants'
import { RECIPIENT_MONTHS } from '@/lib/mail/constants'
import { INVITATION_DAYS } from '@/lib/projects/constants'
import { NEWS_MONTHS } from '@/lib/watches/constants'
import { DELETION_DAYS, SIGN_IN_MONTHS, TOMBSTONE_DAYS } from '@/lib/users/privacy/constants'
import { LongPage, MailLink, type LongPageSection } from '../layout/long-page'
import { Link } from '../ui/link'
import { CookieTable, processorsOf, type Uses } from './privacy-facts'

const { name } = PRODUCT

type CookieNames = { session: string; browser: string; registration: string }
type PrivacyProps = { contactEmail: string; cookieNames: CookieNames; uses: Uses }

export function Privacy({ contactEmail, cookieNames, uses }: PrivacyProps) {
  return (
    <LongPage
      title="Privacy Policy"
      lead={`What ${name} stores about you, why, for how long, and what you can ask of us. It follows the UK General Data Protection Regulation (GDPR) and the Data Protection Act 2018, and the EU GDPR for readers in the European Economic Area.`}
      sections={[
        responsible(contactEmail),
        ...stored(uses.stripe),
        processors(uses),
        cookies(cookieNames),
        ...yours(contactEmail),
      ]}
    />
  )
}

const responsible = (contactEmail: string): LongPageSection => ({
  id: 'responsible',
  title: 'Who is responsible',
  body: (
    <p>
      The operators of {name} decide what is stored and why, and are the controller of your data. For every
      question about it write to <MailLink to={contactEmail} />. We answer within 30 days.
    </p>
  ),
})

const stored = (paidPlans: boolean): LongPageSection[] => [
  {
    id: 'what',
    title: 'What we store, and why',
    body: (
      <>
        <h3>To give you an account (our contract with you)</h3>
        <ul>
          <li>
            <strong>Your details:</strong> name, email address, job title and, if you gave them, company,
            years of experience, location, specialisation, phone number and how you heard of us.
          </li>
          <li>
            <strong>Your password,</strong> as an argon2id hash. Nobody can read the password itself, and
            neither can we.
          </li>
          <li>
            <strong>Your membership:</strong> its type, the plan you asked about and the day you joined.
          </li>
          <li>
            <strong>What you do as a member:</strong> articles you submit and their review, comments, likes,
            bookmarks, folders and notes, and what you watch. Your name stands beside your comments and
            published articles, and beside articles that you checked as an editor; your job title and company,
            and your name in what search engines read of them, only if you choose so in your profile. Likes,
            bookmarks, notes and what you watch are shown to nobody else.
          </li>
          <li>
            <strong>Projects</strong> that you make or take part in: what you put in and write there. Who
            takes part in one sees your name, what you added and your comments, and calculations that you put
            in; nothing else of you. Addresses that you invite are stored whether or not they belong to a
            member.
          </li>
          <li>
            <strong>The digest,</strong> only if you asked for it: how often you want it, until when you were
            told, and a link in each one that switches it off.
          </li>
          <li>
            <strong>Emails we send you:</strong> the address, which email it was and whether it was handed
            over.
          </li>
        </ul>
        <h3>To keep accounts and the service safe (our legitimate interest)</h3>
        <ul>
          <li>
            <strong>Sessions and attempts to sign in:</strong> when, from what kind of device (“Firefox on
            Windows”), and a keyed hash of the network address, not the address itself.
          </li>
          <li>
            <strong>Access tokens</strong> that you make for programs: name, beginning, when each was made,
            expires and was last used, and a hash of the token, never the token.
          </li>
          <li>
            <strong>Counters against guessing and spam,</strong> by network address, account or email address.
            A counter expires within a day and is used for nothing else.
          </li>
          <li>
            <strong>A log of what administrators do</strong> to accounts and articles.
          </li>
        </ul>
        <h3>To answer you and to improve the library (our legitimate interest)</h3>
        <ul>
          <li>
            <strong>Messages from the contact form:</strong> name, address, subject, text and, if you were
            signed in, your account.
          </li>
          <li>
            <strong>Searches:</strong> our server notes, with your account, the words, how many articles were
            found and when, so that we see what the library lacks. This needs no cookie and does not depend on
            your answer to the cookie question. Which article you open from a search is noted only with your
            consent to analytics.
          </li>
          <li>
            <strong>Questions to the assistant:</strong> the question, the answer and what you said of it,
            with your account.
          </li>
          <li>
            <strong>Views of articles:</strong> a number for each article. So that nobody counts twice, a
            keyed hash of your account is noted beside it.
          </li>
        </ul>
        <h3>To understand how the site is used (only with your consent)</h3>
        <p>
          If you accept analytics cookies: pages opened, articles opened from a search, what you do on an
          article (such as printing it), time and depth of reading, the page you came from, the kind of device
          and the country. No raw network address is stored. Without your consent none of this leaves your
          browser. You may change your mind at any time with “Cookie settings” at the foot of every page.
        </p>
        <p>
          We sell no data, show no advertising of others, and no decision about you is made by a program
          alone.
        </p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <>
        <ul>
          <li>
            <strong>Your account and what belongs to it:</strong> for as long as you are a member. After a
            request for deletion it is deleted within {DELETION_DAYS} days; if you sign in before that, the
            request is withdrawn.
          </li>
          <li>
            <strong>Sessions</strong> that ended: {TOMBSTONE_DAYS} days. <strong>Attempts to sign in:</strong>{' '}
            {SIGN_IN_MONTHS} months. <strong>To whom an email went:</strong> {RECIPIENT_MONTHS} months.
          </li>
          <li>
            <strong>What was new in what you watch:</strong> {NEWS_MONTHS} months.
          </li>
          <li>
            <strong>Invitations to projects</strong> that nobody answers: {INVITATION_DAYS} days.
          </li>
          <li>
            <strong>Analytics and searches:</strong> single events and single searches for {RAW_EVENT_MONTHS}{' '}
            months; daily totals, in which nobody can be recognised, for longer.{' '}
            <strong>Questions to the assistant:</strong> for as long as you are a member.
          </li>
          <li>
            <strong>Messages from the contact form:</strong> for as long as we need them to answer you and to
            follow up what you told us.
          </li>
          <li>
            {paidPlans ? (
              <strong>Invoices:</strong>
            ) : (
              <>
                <strong>Invoices,</strong> once there are paid plans:
              </>
            )}{' '}
            for as long as tax law asks.
          </li>
        </ul>
        <p>
          When an account is deleted, so are its profile, comments with their replies, likes, bookmarks,
          folders, saved calculations, projects that nobody else may edit, what it watches, unpublished
          articles, messages to us, searches, questions to the assistant, analytics and mail records. Articles
          that were published stay, under the name “Former member”, and a project that others may edit passes
          to one of them.
        </p>
      </>
    ),
  },
]

const processors = (uses: Uses): LongPageSection => ({
  id: 'processors',
  title: 'Who else handles it',
  body: (
    <>
      <p>
        {!uses.stripe && 'Nothing on our pages is loaded from another company. '}
        Each of these handles it for one purpose, under a contract for data processing:
      </p>
      <ul>
        {processorsOf(uses).map(({ company, purpose }) => (
          <li key={company}>
            <strong>{company}</strong> {purpose}
          </li>
        ))}
      </ul>
      <p>
        Where data are processed outside the United Kingdom and the European Economic Area, that is done under
        an adequacy decision or the standard contractual clauses. Beyond that we pass data on only where the
        law obliges us to.
      </p>
    </>
  ),
})

const cookies = ({ session, browser, registration }: CookieNames): LongPageSection => ({
  id: 'cookies',
  title: 'Cookies and what your browser keeps',
  body: (
    <>
      <p>
        Essential entries make signing in and your own choices work and need no consent. The one for analytics
        is made only after you have agreed.
      </p>
      <CookieTable
        rows={[
          {
            name: session,
            purpose: 'Essential. Keeps you signed in.',
            life: `${SESSION_IDLE_DAYS} days without use, ${SESSION_ABSOLUTE_DAYS} days at most`,
          },
          {
            name: browser,
            purpose:
              'Essential. Recognises a browser in which you have signed in before, so that a sign-in from a new one is worth an email to you.',
            life: '1 year',
          },
          {
            name: registration,
            purpose:
              'Essential. Recognises the browser in which you have registered, so that the link which verifies your address signs you in there and nowhere else.',
            life: `${REGISTRATION_HOURS} hours, or until you sign in`,
          },
          {
            name: 'reading-places',
            purpose: 'Essential. Where you stopped reading in the last 50 articles; stays in your browser.',
            life: 'No expiry',
          },
          {
            name: 'recent-searches',
            purpose: 'Essential. Your last 8 searches, to search them again; stays in your browser.',
            life: 'Until you clear them',
          },
          {
            name: 'recent-questions',
            purpose:
              'Essential. Your last 8 questions to the assistant, to ask them again; stays in your browser.',
            life: 'Until you clear them',
          },
          {
            name: 'found-passage',
            purpose: 'Essential. The line of an article that you open from the search, to show it there.',
            life: 'Until the article is open',
          },
          {
            name: 'article-draft',
            purpose:
              'Essential. An article that you have begun, also while the connection is lost; stays in your browser.',
            life: 'Until you send it in or discard it',
          },
          {
            name: 'comment-draft',
            purpose: 'Essential. A comment that you have begun; stays in your browser.',
            life: 'Until you close the tab',
          },
          {
            name: 'error-report',
            purpose:
              'Essential. The passage in which you are reporting an error, while you sign in; stays in your browser.',
            life: 'Until you close the tab',
          },
          {
            name: 'offline-copies',
            purpose:
              'Essential. Your bookmarks and projects, to be read without a connection; there only if you asked for it, and stays in your browser.',
            life: 'Copies until you sign out, the choice until you change it',
          },
          { name: 'theme', purpose: 'Essential. Light or dark, if you chose one.', life: '1 year' },
          { name: 'list', purpose: 'Essential. How lists of articles look, if you chose.', life: '1 year' },
          {
            name: 'cookie-consent',
            purpose: 'Essential. Your answer to the cookie question.',
            life: 'No expiry',
          },
          {
            name: 'session-conflict',
            purpose: 'Essential. Tells your other tabs that the account is in use elsewhere.',
            life: 'No expiry',
          },
          {
            name: 'consent',
            purpose: 'Essential. Tells the server that you agreed to analytics; there only if you did.',
            life: '1 year, or until you change your mind',
          },
          {
            name: 'analyticsSessionId',
            purpose: 'Analytics, with consent. Tells one visit from another.',
            life: 'Until the tab is closed',
          },
        ]}
      />
    </>
  ),
})

const yours = (contactEmail: string): LongPageSection[] => [
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may, free of charge:</p>
        <ul>
          <li>
            <strong>see</strong> what we hold about you and receive a copy of it;
          </li>
          <li>
            have it <strong>corrected</strong> where it is wrong;
          </li>
          <li>
            have it <strong>deleted</strong>, or its use <strong>restricted</strong>;
          </li>
          <li>
            <strong>take it with you</strong> in a form that a program can read;
          </li>
          <li>
            <strong>object</strong> to what we do in our legitimate interest;
          </li>
          <li>
            <strong>withdraw consent</strong> at any time, for what comes after.
          </li>
        </ul>
        <p>
          Much of it you can see and correct yourself in <Link href="/profile">your profile</Link>; its{' '}
          <Link href="/profile?tab=settings">settings</Link> also hold a copy of your data to download, and
          the deletion of your account. Or write to <MailLink to={contactEmail} />. We answer within 30 days
          and may ask you to show that the account is yours.
        </p>
        <p>
          If you are not content with our answer, you may complain to the Information Commissioner’s Office in
          the United Kingdom (<a href="https://ico.org.uk">ico.org.uk</a>), or to the supervisory authority of
          the country where you live.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: (
      <p>
        Passwords are hashed, and so are the keys of sessions and of the links in our emails. An account has
        one active session at a time, and what administrators do is recorded. If a breach puts you at risk, we
        tell you and the authority as the law asks. {name} is for people of 18 and over; we do not knowingly
        store data of anybody younger.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When what we store or why changes, this page changes with it. Of a change that matters to you we tell
        you by mail or on the site before it applies. Questions go to <MailLink to={contactEmail} />.
      </p>
    ),
  },
]
