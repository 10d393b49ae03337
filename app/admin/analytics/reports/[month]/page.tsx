import { Download } from 'lucide'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminHeading } from '@/components/admin/admin-heading'
import { EngagementPanel } from '@/components/admin/analytics/engagement-panel'
import { OverviewCards } from '@/components/admin/analytics/overview-cards'
import { OverviewPanel } from '@/components/admin/analytics/overview-panel'
import { buttonStyles } from '@/components/ui/button-styles'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { findReport } from '@/lib/analytics/reports/queries'
import { month as monthRule } from '@/lib/analytics/reports/schema'
import { pageViewer } from '@/lib/http/session'
import { momentOf, monthOf } from '@/lib/core/dates'

type Props = { params: Promise<{ month: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { data: month } = monthRule.safeParse((await params).month)
  return { title: month ? `Report for ${monthOf(month)}` : 'Report Not Found' }
}

export default async function ReportPage({ params }: Props) {
  const viewer = await pageViewer('admin')
  const { data: month } = monthRule.safeParse((await params).month)
  const report = month ? await findReport(viewer, month) : null
  if (!report) notFound()
  const { figures, final, updatedAt } = report
  const file = `loadpath-report-${report.month}`
  return (
    <>
      <Link href="/admin/analytics" className="prose-link mb-4 inline-block text-sm">
        Back to Analytics
      </Link>
      <AdminHeading
        title={monthOf(report.month)}
        lead={`Made on ${momentOf(updatedAt)}.${final ? '' : ' The month was not over: generate it again when it is.'}`}
        actions={
          <a
            href={`/api/admin/analytics/reports/${report.month}/file`}
            download
            className={buttonStyles({ variant: 'outline' })}
          >
            <Icon shape={Download} />
            Download Report
          </a>
        }
      />
      <OverviewCards overview={figures.overview} />
      <div className="mt-8 grid gap-8">
        <OverviewPanel figures={figures} file={file} />
        <EngagementPanel engagement={figures.engagement} file={file} />
      </div>
    </>
  )
}
