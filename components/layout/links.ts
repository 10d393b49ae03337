export type NavLink = { href: string; label: string }

/** Addresses that answer with a redirect: plain anchors, never the router. */
export const SIGN_IN_HREF = '/api/login'
export const SIGN_OUT_HREF = '/api/logout'

/** For HTML that goes round React, whose links are plain. */
export const DATA_HREF = '/data'
export const CALCULATIONS_HREF = '/calculations'

export const MAIN_LINKS: NavLink[] = [
  { href: '/articles', label: 'Articles' },
  { href: '/standards', label: 'Standards' },
  { href: DATA_HREF, label: 'Data' },
  { href: '/membership', label: 'Membership' },
  { href: '/contact', label: 'Contact' },
]

export const ADMIN_LINK: NavLink = { href: '/admin', label: 'Admin' }

export const MEMBER_LINKS: NavLink[] = [
  { href: '/profile', label: 'Profile' },
  { href: '/billing', label: 'Billing' },
  { href: '/assistant', label: 'Assistant' },
  { href: '/bookmarks', label: 'Bookmarks' },
  { href: '/paths', label: 'Paths' },
  { href: '/projects', label: 'Projects' },
  { href: CALCULATIONS_HREF, label: 'My Calculations' },
  { href: '/watching', label: 'Watching' },
  { href: '/my-likes', label: 'My Likes' },
  { href: '/my-comments', label: 'My Comments' },
  { href: '/submit-article', label: 'Submit Article' },
  { href: '/profile', label: 'My Articles' },
  { href: '/profile?tab=settings', label: 'Settings' },
]

export const ADMIN_LINKS: NavLink[] = [
  { href: '/admin', label: 'Admin Dashboard' },
  { href: '/admin/articles', label: 'Manage Articles' },
  { href: '/admin/categories', label: 'Categories' },
  { href: '/admin/tags', label: 'Tags' },
]

export const FOOTER_LINKS: NavLink[] = [
  { href: '/', label: 'Home' },
  { href: '/articles', label: 'Articles' },
  { href: '/standards', label: 'Standards' },
  { href: DATA_HREF, label: 'Data' },
  { href: '/membership', label: 'Membership' },
  { href: '/contact', label: 'Contact Us' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
]
