import { beam, label, LEFT, RIGHT, stations, x } from './beam-geometry'

const text = 'fill-current font-mono text-[15px]'

/** A simply supported beam and its bending moment, to scale; the diagram draws itself once. */
export function BeamFigure({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <svg viewBox="0 0 480 404" role="img" aria-labelledby="beam-title" className="text-ink w-full">
        <title id="beam-title">{label}</title>
        <g className="stroke-accent text-accent" fill="none" strokeWidth="1.5">
          <path d={`M${LEFT} 40H${RIGHT}`} />
          {stations(1).map((m) => (
            <path key={m} d={`M${x(m)} 40v38m-3.5-8 3.5 8 3.5-8`} />
          ))}
          <text x="240" y="24" textAnchor="middle" stroke="none" className={text}>
            w = {beam.w} kN/m
          </text>
          <path d={`M${LEFT} 162v-34m-4 9 4-9 4 9`} />
          <path d={`M${RIGHT} 162v-34m-4 9 4-9 4 9`} />
          <text x={LEFT + 12} y="160" stroke="none" className={text}>
            {beam.reaction} kN
          </text>
          <text x={RIGHT - 12} y="160" textAnchor="end" stroke="none" className={text}>
            {beam.reaction} kN
          </text>
        </g>

        <path d={`M${LEFT - 6} 81h412v8h-412z`} fill="currentColor" />
        <g fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d={`M${LEFT} 90l11 19h-22zM${LEFT - 18} 109h36m-34 6 6-6m3 6 6-6m3 6 6-6m3 6 6-6`} />
          <path d={`M${RIGHT} 90l9 15h-18zM${RIGHT - 18} 109h36`} />
        </g>

        <g className="stroke-ink-faint text-ink-faint" fill="none">
          <path d={`M${LEFT} 176v20M${RIGHT} 176v20M${LEFT - 6} 186h142m128 0h142`} />
          <path d={`M${LEFT - 4} 190l8-8M${RIGHT - 4} 190l8-8`} strokeWidth="1.75" />
          <text x="240" y="191" textAnchor="middle" stroke="none" className={text}>
            L = {beam.span.toFixed(1)} m
          </text>
        </g>

        <g fill="none" className="stroke-link">
          <g className="animate-fade-in [animation-delay:1s] [animation-duration:700ms] [animation-fill-mode:both]">
            {stations(0.5).map((m) => (
              <path
                key={m}
                d={`M${x(m)} 228v${(120 * beam.moment(m)) / beam.maxMoment}`}
                strokeOpacity="0.38"
              />
            ))}
          </g>
          <path d={`M${LEFT} 228H${RIGHT}`} strokeWidth="1.5" />
          <path
            d={`M${LEFT} 228Q240 468 ${RIGHT} 228`}
            pathLength="1"
            strokeDasharray="1"
            strokeWidth="2"
            className="animate-draw"
          />
        </g>
        <text x="240" y="378" textAnchor="middle" className={`${text} text-link`}>
          M = wL²/8 = {beam.maxMoment} kNm
        </text>
      </svg>
    </figure>
  )
}
