import type { ReactNode } from 'react'

type FormFootProps = {
  /** Whether what is typed is safe, and what waits above. */
  state: ReactNode
  children: ReactNode
}

/** The foot of a long form: its buttons and the state of its draft, in sight wherever one writes. */
export const FormFoot = ({ state, children }: FormFootProps) => (
  <div
    data-form-foot
    className="border-hairline bg-paper sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3"
  >
    <div className="flex min-h-6 grow flex-wrap items-center gap-x-4 max-sm:basis-full">{state}</div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)
