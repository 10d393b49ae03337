import { formatInTimeZone } from 'date-fns-tz'

const ZONE = 'Europe/London'

/** 'Mar 14, 2026': the form that comments and lists use. `iso` is ISO 8601. */
export const dayOf = (iso: string) => formatInTimeZone(iso, ZONE, 'MMM d, yyyy')

/** 'Mar 04, 2026': the form of the members' table, whose days stand below each other. */
export const paddedDay = (iso: string) => formatInTimeZone(iso, ZONE, 'MMM dd, yyyy')

/** '14 March 2026', for running text. */
export const longDay = (iso: string) => formatInTimeZone(iso, ZONE, 'd MMMM yyyy')

/** '14 March 2026 at 09:05', London time. */
export const momentOf = (iso: string) => formatInTimeZone(iso, ZONE, "d MMMM yyyy 'at' HH:mm")

/** '2026-03-14 09:05:12', London time, as a spreadsheet reads it. */
export const londonStamp = (iso: string) => formatInTimeZone(iso, ZONE, 'yyyy-MM-dd HH:mm:ss')

/** '2026-03-14', London's calendar. */
export const londonDay = (date: Date) => formatInTimeZone(date, ZONE, 'yyyy-MM-dd')
