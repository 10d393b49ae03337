import { formatInTimeZone } from 'date-fns-tz'

/** 'March 2026'. `iso` is ISO 8601. */
export const memberSince = (iso: string) => formatInTimeZone(iso, 'Europe/London', 'MMMM yyyy')
