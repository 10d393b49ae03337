import { PRODUCT } from '@/lib/core/constants'
import { DimensionLine } from '../ui/dimension-line'

const REASONS = [
  {
    title: 'Community',
    text: 'Read what other engineers ask and answer under each article, and put your own experience beside it.',
  },
  {
    title: 'Professional edge',
    text: 'Know where a rule comes from, when it does not apply and what changed, before a checker asks.',
  },
  {
    title: 'Go-to resource',
    text: 'One place that leads from the question to the clause, across Eurocodes, British and American practice.',
  },
]

export function WhyChoose() {
  return (
    <section aria-labelledby="why">
      <DimensionLine />
      <h2 id="why" className="mt-8 text-2xl font-semibold tracking-tight">
        Why Choose {PRODUCT.name}
      </h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {REASONS.map(({ title, text }) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-soft mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
