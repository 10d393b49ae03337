import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link within the site. Nothing is loaded before it is followed: of a page that is made for each reader
 * Next would render the frame in advance, twice, for every link in sight.
 */
export const Link = (props: ComponentProps<typeof NextLink>) => <NextLink prefetch={false} {...props} />
