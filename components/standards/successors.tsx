import { Fragment } from 'react'
import { standardAddress } from '@/lib/standards/rules/naming'
import type { Standing } from '@/lib/standards/types'

/** Links to what is in the place of an edition: "A", "A and B", "A, B and C". */
export function Successors({ successors }: Pick<Standing, 'successors'>) {
  return successors.map(({ slug, designation }, index) => (
    <Fragment key={designation}>
      {index > 0 && (index === successors.length - 1 ? ' and ' : ', ')}
      <a href={standardAddress(slug)} className="prose-link">
        {designation}
      </a>
    </Fragment>
  ))
}
