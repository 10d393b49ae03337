export function Story() {
  return (
    <section className="page when-near">
      <div className="border-hairline grid gap-x-16 gap-y-10 border-t pt-12 md:grid-cols-2">
        <div className="max-w-measure">
          <h2 className="text-2xl font-semibold tracking-tight">Our story</h2>
          <div className="mt-4 grid gap-4 font-serif text-lg leading-relaxed">
            <p>
              Design guidance is spread over codes, national annexes, published guides and the notes of the
              colleague who left. Anyone who has traced one effective length through four documents knows the
              cost: the check took a minute, and finding it took the morning.
            </p>
            <p>
              Loadpath is named after the route that a load takes to the ground. It keeps the routes through
              the guidance in the same way: where a rule starts, what it leans on, and where it comes to rest.
            </p>
          </div>
        </div>
        <div className="max-w-measure">
          <h2 className="text-2xl font-semibold tracking-tight">Our mission</h2>
          <div className="mt-4 grid gap-4 font-serif text-lg leading-relaxed">
            <p>
              To make the reasoning behind structural design easy to find, to follow and to check, for the
              engineer with a deadline and for the student who meets the code for the first time.
            </p>
            <p>
              Members write the articles and editors review them. If you have worked out something that others
              keep looking up, it belongs here.
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
