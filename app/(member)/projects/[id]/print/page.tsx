import 'katex/dist/katex.min.css'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { PrintButton } from '@/components/projects/print-button'
import { PrintedProject } from '@/components/projects/printed-project'
import { projectAddress, PROJECTS_PAGE } from '@/components/projects/projects-address'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { isVerified } from '@/lib/auth/access'
import { env } from '@/lib/core/server/env'
import { foundOr404 } from '@/lib/http/found'
import { pageViewer } from '@/lib/http/session'
import { printProject } from '@/lib/projects/exporting/queries'
import { projectKey } from '@/lib/projects/schema'

type Props = { params: Promise<{ id: string }> }

const printedAt = cache(async (id: string) => {
  const viewer = await pageViewer('verified')
  const { data: key } = projectKey.safeParse({ id })
  return key ? foundOr404(printProject(viewer, key.id)) : notFound()
})

/** Browsers offer it as the name of the PDF. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const project = isVerified(await pageViewer('signedIn')) ? await printedAt((await params).id) : null
  return { title: project?.name ?? 'Print a project', robots: { index: false } }
}

export default async function PrintPage({ params }: Props) {
  // The list says what is missing.
  if (!isVerified(await pageViewer('signedIn'))) redirect(PROJECTS_PAGE)
  const { id } = await params
  const project = await printedAt(id)
  return (
    <div className="page max-w-4xl py-6 sm:py-10">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Breadcrumb
          items={[
            { label: 'Projects', href: PROJECTS_PAGE },
            { label: project.name, href: projectAddress(id) },
            { label: 'Print' },
          ]}
        />
        <PrintButton />
      </div>
      <PrintedProject project={project} origin={env().APP_URL} />
    </div>
  )
}
