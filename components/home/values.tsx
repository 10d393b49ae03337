const values = [
  {
    title: 'Clarity',
    text: 'One question to an article. The answer comes first; the steps, the limits and the equation follow.',
  },
  {
    title: 'Reliability',
    text: 'Articles name what they lean on: standard, part, year and clause. Open the source and check it yourself.',
  },
  {
    title: 'Confidence',
    text: 'Editors review every submission before it appears, and any reader can report what looks wrong.',
  },
]

export function Values() {
  return (
    <section aria-label="What to expect" className="page">
      <ul className="border-hairline md:divide-hairline grid gap-px border-b md:grid-cols-3 md:divide-x">
        {values.map(({ title, text }, i) => (
          <li
            key={title}
            className="max-md:border-hairline py-7 max-md:border-t max-md:first:border-t-0 md:px-8 md:first:pl-0"
          >
            <h2 className="flex items-baseline gap-3 text-lg font-semibold">
              <span aria-hidden className="text-accent font-mono text-sm font-normal">
                {String.fromCharCode(97 + i)})
              </span>
              {title}
            </h2>
            <p className="text-ink-soft mt-2 max-w-[36em]">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
