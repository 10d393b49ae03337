import type { Metadata } from 'next'
import { AdminHeading } from '@/components/admin/admin-heading'
import { AdvertiserBox } from '@/components/admin/analytics/advertiser-box'
import {
  analyticsAddress,
  ANALYTICS_TABS,
  type AnalyticsTab,
  type AnalyticsView,
} from '@/components/admin/analytics/analytics-address'
import { AnalyticsTabs } from '@/components/admin/analytics/analytics-tabs'
import { AudiencePanel } from '@/components/admin/analytics/audience-panel'
import { ContentPanel } from '@/components/admin/analytics/content-panel'
import { EngagementPanel } from '@/components/admin/analytics/engagement-panel'
import { GenerateReport } from '@/components/admin/analytics/generate-report'
import { OverviewCards } from '@/components/admin/analytics/overview-cards'
import { OverviewPanel } from '@/components/admin/analytics/overview-panel'
import { ReportList } from '@/components/admin/analytics/report-list'
import { TimeframeSelect } from '@/components/admin/analytics/timeframe-select'
import { DEFAULT_TIMEFRAME } from '@/lib/analytics/constants'
import { audienceInsights, contentPerformance, dashboard } from '@/lib/analytics/dashboard/queries'
import { monthsBefore } from '@/lib/analytics/dashboard/rules/ranges'
import { dashboardQuery, performanceQuery } from '@/lib/analytics/dashboard/schema'
import type { Dashboard } from '@/lib/analytics/dashboard/types'
import { listReports } from '@/lib/analytics/reports/queries'
import { leadToLastPage } from '@/lib/http/last-page'
import { pageViewer } from '@/lib/http/session'
import { londonDay } from '@/lib/core/dates'

export const metadata: Metadata = { title: 'Analytics' }

type Query = Record<string, string | string[] | undefined>

const MONTHS_OFFERED = 13

export default async function AnalyticsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const viewer = await pageViewer('admin')
  const view = viewOf(await searchParams)
  const [figures, reports] = await Promise.all([dashboard(viewer, view.timeframe), listReports(viewer)])
  return (
    <>
      <AdminHeading
        title="Analytics"
        lead="What is read and by how many. Days are London days."
        actions={
          <div className="flex flex-wrap gap-2">
            <TimeframeSelect view={view} />
            <GenerateReport months={monthsBefore(londonDay(new Date()), MONTHS_OFFERED)} />
          </div>
        }
      />
      <OverviewCards overview={figures.overview} />
      <AnalyticsTabs view={view}>
        <Panel view={view} figures={figures} />
      </AnalyticsTabs>
      <ReportList reports={reports} />
      <AdvertiserBox />
    </>
  )
}

async function Panel({ view, figures }: { view: AnalyticsView; figures: Dashboard }) {
  const viewer = await pageViewer('admin')
  const file = `loadpath-${view.timeframe}`
  if (view.tab === 'audience') return <AudiencePanel audience={await audienceInsights(viewer)} />
  if (view.tab === 'engagement') return <EngagementPanel engagement={figures.engagement} file={file} />
  if (view.tab === 'overview') return <OverviewPanel figures={figures} file={file} />
  const { pageSize } = performanceQuery.parse({})
  const found = await contentPerformance(viewer, { page: view.page, pageSize })
  leadToLastPage(found, (page) => analyticsAddress({ ...view, page }))
  return <ContentPanel view={view} found={found} />
}

/** What the address says, as far as it can be understood. */
function viewOf({ tab, timeframe, page }: Query): AnalyticsView {
  const said = [tab].flat()[0] ?? ''
  return {
    tab: said in ANALYTICS_TABS ? (said as AnalyticsTab) : 'overview',
    timeframe: dashboardQuery.shape.timeframe.safeParse([timeframe].flat()[0]).data ?? DEFAULT_TIMEFRAME,
    page: performanceQuery.shape.page.safeParse([page].flat()[0]).data ?? 1,
  }
}
