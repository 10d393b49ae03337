import { formatInTimeZone } from 'date-fns-tz'

const ZONE = 'Europe/London'

// One form for days and one for moments, all in London's time; nothing else writes dates. `iso` is ISO 8601.
//
//   a day                                   longDay    14 March 2026
//   a moment, wherever the hour matters     momentOf   14 March 2026 at 09:05
//   a month                                 monthOf    March 2026
//   files that programs read                londonStamp, londonDay
//
// Lists of members have forms of their own, that of comments by the specification:
//
//   a day of a comment, a like, a bookmark  dayOf      Mar 14, 2026
//   a day in the members' table             paddedDay  Mar 04, 2026

/** 'Mar 14, 2026': what a member commented on, liked or bookmarked. */
export const dayOf = (iso: string) => formatInTimeZone(iso, ZONE, 'MMM d, yyyy')

/** 'Mar 04, 2026': the form of the members' table, whose days stand below each other. */
export const paddedDay = (iso: string) => formatInTimeZone(iso, ZONE, 'MMM dd, yyyy')

/** '14 March 2026', wherever a day stands. */
export const longDay = (iso: string) => formatInTimeZone(iso, ZONE, 'd MMMM yyyy')

/** '14 March 2026 at 09:05', London time. */
export const momentOf = (iso: string) => formatInTimeZone(iso, ZONE, "d MMMM yyyy 'at' HH:mm")

/** 'March 2026', of a 'YYYY-MM' or a moment. */
export const monthOf = (iso: string) =>
  formatInTimeZone(/^\d{4}-\d{2}$/.test(iso) ? `${iso}-15T12:00:00Z` : iso, ZONE, 'MMMM yyyy')

/** '2026-03-14 09:05:12', London time, as a spreadsheet reads it. */
export const londonStamp = (iso: string) => formatInTimeZone(iso, ZONE, 'yyyy-MM-dd HH:mm:ss')

/** '2026-03-14', London's calendar. */
export const londonDay = (date: Date) => formatInTimeZone(date, ZONE, 'yyyy-MM-dd')

/** Today in London's calendar: the default of whatever depends on the day. */
export const today = (): string => londonDay(new Date())
