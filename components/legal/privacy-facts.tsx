export type Uses = { resend: boolean; stripe: boolean; google: boolean; model: boolean; storage: boolean }

type Processor = { company: string; purpose: string }

/** The companies that this installation is set up to use, and no other. */
export function processorsOf({ resend, stripe, google, model, storage }: Uses): Processor[] {
  const used: (Processor | false)[] = [
    {
      company: 'Our hosting provider',
      purpose: 'runs the servers on which the site and its database are kept.',
    },
    storage && {
      company: 'The operator of our file storage',
      purpose: 'keeps the pictures that authors put into articles, and backups of the site.',
    },
    resend && {
      company: 'Resend',
      purpose: 'delivers our emails and receives your address and the text of the email for it.',
    },
    stripe && {
      company: 'Stripe',
      purpose:
        'takes payments. Card details go to Stripe and never reach us; we store Stripe’s numbers for you and your subscription.',
    },
    google && {
      company: 'Google',
      purpose:
        'keeps reference documents that our editors maintain on Google Drive. No data of members goes there.',
    },
    model && {
      company: 'The operator of our language model',
      purpose:
        'writes the assistant’s answers. It receives a question and the passages that answer it, and not who asks.',
    },
  ]
  return used.filter((entry) => entry !== false)
}

type Entry = { name: string; purpose: string; life: string }

export function CookieTable({ rows }: { rows: Entry[] }) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="table-scroll" role="region" aria-label="Cookies and local entries" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Purpose</th>
            <th scope="col">Kept for</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, purpose, life }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{purpose}</td>
              <td>{life}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
