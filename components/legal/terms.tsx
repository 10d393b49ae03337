import { PRODUCT } from '@/lib/core/constants'
import { TRIAL_MONTHS } from '@/lib/billing/constants'
import { LongPage, MailLink, type LongPageSection } from '../layout/long-page'
import { Link } from '../ui/link'

const { name } = PRODUCT

export function Terms({ contactEmail, paidPlans }: { contactEmail: string; paidPlans: boolean }) {
  return (
    <LongPage
      title="Terms of Service"
      updated="August 2025"
      lead={`These are the terms on which you use ${name}. They are short on purpose. Please read section 5 with care: it says what an article can and cannot do for you.`}
      sections={[...joining, membership(paidPlans), ...using, ...formal(contactEmail, paidPlans)]}
    />
  )
}

const joining: LongPageSection[] = [
  {
    id: 'agreement',
    title: 'Our agreement',
    body: (
      <>
        <p>
          {name} is an online library for structural engineers and students. In these terms “we” are the
          operators of {name} and “you” are whoever uses it, as a visitor or as a member.
        </p>
        <p>
          By opening an account or by using the site you accept these terms. If you do not accept them, please
          do not use it. How we treat personal data is explained in the{' '}
          <Link href="/privacy">privacy policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'joining',
    title: 'Who may join',
    body: (
      <p>
        You must be at least 18 years old. You join for yourself, with your own name and an address at which
        you receive mail, and you keep those details correct. You confirm your address before the library
        opens to you.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          An account is for one person. You may have one, and it has one active session: signing in on another
          device ends the session on the first. Do not lend your account or share your password.
        </p>
        <p>
          What is done through your account counts as done by you, unless you could not have prevented it.
          Tell us at once if you think that somebody else has used it.
        </p>
      </>
    ),
  },
]

const membership = (paidPlans: boolean): LongPageSection => ({
  id: 'trial',
  title: 'Membership and the free trial',
  body: (
    <>
      {paidPlans ? (
        <p>
          Membership costs nothing and asks for no card; premium articles need a paid plan. Whoever joined
          during the free trial run has the first {TRIAL_MONTHS} months of paid membership free.
        </p>
      ) : (
        <p>
          {name} is in a free trial run. During it, membership costs nothing and asks for no card. The free
          access is temporary. Whoever joins during the trial gets the first {TRIAL_MONTHS} months of paid
          membership free when paid subscriptions start.
        </p>
      )}
      <p>
        No membership turns into a paid one by itself. Before you pay for anything we show you the price, the
        period and how to cancel, and you decide. {paidPlans ? 'The plans' : 'The plans we intend to offer'}{' '}
        are described on the <Link href="/membership">membership page</Link>. Your rights as a consumer,
        including any right to cancel a purchase made online, are not affected by these terms.
      </p>
    </>
  ),
})

const using: LongPageSection[] = [
  {
    id: 'guidance',
    title: 'What the content is, and is not',
    body: (
      <>
        <p>
          Articles summarise and cross-reference design guidance and standards. They are there to help you
          find and understand the rules. <strong>They are general guidance.</strong> They are no substitute
          for the standards themselves, for the national annexes and corrigenda in force where you build, or
          for the judgement of a competent professional who knows the project.
        </p>
        <p>
          Standards change, and articles can hold mistakes. Before you rely on a figure, a formula or a
          clause, check it against the current edition of its source. Responsibility for a design, and for
          every check made of it, stays with the engineers who make it. Reading or writing here creates no
          engagement between you and us, or between members, as engineers.
        </p>
        <p>
          If you find something wrong, please <Link href="/contact">tell us</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'use',
    title: 'Using the library',
    body: (
      <>
        <p>
          The articles belong to us or to their authors. As a member you may read them, print them and quote
          from them in your own work, with their source. Standards and other publications that articles refer
          to belong to their publishers; a summary here gives you no right to copy them.
        </p>
        <p>Please do not:</p>
        <ul>
          <li>copy the library or large parts of it, by hand or by program, or pass it on;</li>
          <li>try to get at accounts, data or functions that are not meant for you;</li>
          <li>burden the service so that others can no longer use it;</li>
          <li>use it to break the law, to harass people or to advertise.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'contributions',
    title: 'What you contribute',
    body: (
      <>
        <p>
          Articles you submit and comments you write remain yours. You give us a licence, free of charge,
          worldwide and not exclusive, to store, edit, publish and show them as part of {name}, and to let
          members use them as section 6 says. For an article that was published, the licence lasts for as long
          as the article is part of the library, also after you have left; it then appears under “Former
          member”.
        </p>
        <p>
          Contribute only what you wrote yourself or may pass on. Do not copy the text, tables or figures of
          standards, and leave out what is confidential to a client or an employer. Editors review every
          submission and may change, decline or later withdraw it. We may remove comments that break these
          terms.
        </p>
      </>
    ),
  },
]

const formal = (contactEmail: string, paidPlans: boolean): LongPageSection[] => [
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <>
        <p>
          Nothing in these terms limits liability that the law does not allow to be limited, such as for death
          or personal injury caused by negligence, or for fraud. If you use {name} as a consumer, your
          statutory rights remain in full.
        </p>
        <p>
          Otherwise, and as far as the law allows: we offer {name} as it is, without promising that it is
          complete, free of errors or always available. We are not liable for loss that comes from relying on
          an article without checking it against its source, for loss of profit, business or data, or for loss
          that neither of us could foresee. Where we are liable, our liability is limited to the greater of
          £100 and what you paid us in the twelve months before the event.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and leaving',
    body: (
      <>
        <p>
          We may change the service and these terms, for example when{' '}
          {paidPlans ? 'a plan or' : 'paid plans start or'} the law changes. The date at the top says when
          that last happened. Of a change that matters to you we tell you by mail or on the site before it
          applies; if you do not agree with it, you may leave.
        </p>
        <p>
          You may leave at any time: see <Link href="/profile?tab=settings">your profile</Link>. We may freeze
          or close an account that breaks these terms, and tell its owner why unless the law forbids it.
          Sections 5, 7, 8 and 10 continue to apply afterwards.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and contact',
    body: (
      <>
        <p>
          The law of England and Wales governs these terms, and its courts decide disputes. If you are a
          consumer who lives elsewhere, you keep the protection of the mandatory rules of your country and may
          go to your own courts.
        </p>
        <p>
          If a part of these terms turns out not to be enforceable, the rest stays in force. Before anything
          becomes a dispute, please write to us: <MailLink to={contactEmail} />.
        </p>
      </>
    ),
  },
]
