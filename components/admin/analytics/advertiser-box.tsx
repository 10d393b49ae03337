/** For whoever sells space: what we say of ourselves, marked as that. */
export function AdvertiserBox() {
  return (
    <section aria-labelledby="advertisers" className="border-hairline bg-surface mt-10 rounded-md border p-5">
      <h2 id="advertisers" className="text-lg font-semibold">
        Advertiser Value
      </h2>
      <dl className="mt-3 grid gap-4 text-sm sm:grid-cols-3">
        {[
          ['Engineering audience', '95%'],
          ['Regions', 'UK/EU/US'],
          ['Engagement', 'High'],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft mt-3 text-sm">
        Statements of ours, not counted from anything on this page.
      </p>
    </section>
  )
}
