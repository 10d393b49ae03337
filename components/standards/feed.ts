import { CHANGES_FEED } from '@/lib/standards/constants'

/** What the pages of the register tell feed readers, as `alternates.types` of their metadata. */
export const changesFeed = {
  'application/atom+xml': [{ url: CHANGES_FEED, title: 'Changes of standards' }],
}
