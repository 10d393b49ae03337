import type { TIMEFRAMES } from '../constants'
import type { Trend } from '@/lib/core/trend'

export type Timeframe = (typeof TIMEFRAMES)[number]

/** Days of London, '2026-03-29', both included. */
export type Range = { from: string; to: string }

export type PageViews = { path: string; title: string | null; views: number }
export type ArticleViews = { articleId: number; title: string; slug: string; views: number }
export type DayFigures = { day: string; views: number; visitors: number }

/** Rates are null where there is nothing to compute them from. */
export type Engagement = {
  sessions: number
  pagesPerSession: number | null
  secondsPerSession: number | null
  /** 0 to 1. */
  bounceRate: number | null
  types: { engagementType: string; count: number }[]
  newsletterSubscribers: number
  /** Accounts made in the last 30 days of the range. */
  monthlySignups: number
}

export type Figures = Range & {
  overview: { activeUsers: number; uniqueVisitors: number; totalPageViews: number; totalUsers: number }
  countries: { country: string; count: number }[]
  deviceTypes: { deviceType: string; count: number }[]
  topArticles: ArticleViews[]
  topPages: PageViews[]
  days: DayFigures[]
  engagement: Engagement
}

/** What the dashboard shows of visits, beside the days before. */
export type VisitTrends = { views: Trend; visitors: Trend; signups: Trend }

export type Dashboard = Figures & { timeframe: Timeframe }

export type ArticlePerformance = {
  id: number
  slug: string
  title: string
  views: number
  likes: number
  bookmarks: number
  comments: number
}

export type ProfessionalTitle = { professionalTitle: string; count: number }
export type AudienceInsights = {
  professionalTitles: ProfessionalTitle[]
  /** Members without a title among their details. */
  untitled: number
  /** An estimate: a fixed share of all accounts. */
  decisionMakers: number
}
