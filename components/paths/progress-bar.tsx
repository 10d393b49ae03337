/** How much of a path is done, in words and as a bar beside them. */
export function ProgressBar({ done, steps }: { done: number; steps: number }) {
  return (
    <div className="flex max-w-sm items-center gap-3 text-sm tabular-nums">
      <span className="whitespace-nowrap" role="status">
        {done} of {steps} {steps === 1 ? 'step' : 'steps'} done
      </span>
      <span
        aria-hidden
        className="bg-sunken ring-hairline h-2 flex-1 overflow-hidden rounded-full ring-1 ring-inset"
      >
        <span
          className="bg-accent block h-full rounded-full"
          style={{ width: `${steps === 0 ? 0 : (done / steps) * 100}%` }}
        />
      </span>
    </div>
  )
}
