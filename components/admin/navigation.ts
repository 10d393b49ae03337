export type AdminPage = { href: string; label: string; description: string }

export type AdminGroup = { name: string; pages: AdminPage[] }

/**
 * The pages of the administration that exist, by what they are about: in the order of the side navigation and
 * of the dashboard's cards.
 */
export const ADMIN_GROUPS: AdminGroup[] = [
  {
    name: 'Overview',
    pages: [
      {
        href: '/admin/analytics',
        label: 'Analytics',
        description: 'What is read, by how many, and the monthly reports.',
      },
      {
        href: '/admin/audit',
        label: 'Audit Log',
        description: 'Who did what in the administration, and when.',
      },
    ],
  },
  {
    name: 'Library',
    pages: [
      {
        href: '/admin/articles',
        label: 'Manage Articles',
        description: 'Review, approve and manage submitted articles.',
      },
      {
        href: '/admin/articles-with-comments',
        label: 'Articles with Comments',
        description: 'Decide on reported comments, and read what members say.',
      },
      {
        href: '/admin/errata',
        label: 'Reported Errors',
        description: 'What readers found wrong: verify it, and say in which revision it is mended.',
      },
      {
        href: '/admin/categories',
        label: 'Categories',
        description: 'What the library is divided into.',
      },
      {
        href: '/admin/tags',
        label: 'Tags',
        description: 'The words that articles share across categories.',
      },
      {
        href: '/admin/paths',
        label: 'Paths',
        description: 'Reading lists in an order, which members work through.',
      },
    ],
  },
  {
    name: 'Search and data',
    pages: [
      {
        href: '/admin/synonyms',
        label: 'Synonyms',
        description: 'What search takes for the same thing.',
      },
      {
        href: '/admin/tables',
        label: 'Tables',
        description: 'What calculations choose from: grades, classes, factors, with their sources.',
      },
    ],
  },
  {
    name: 'Standards',
    pages: [
      {
        href: '/admin/references',
        label: 'References',
        description: 'Which standards and publications the library cites, and how they are read.',
      },
      {
        href: '/admin/standards',
        label: 'Standards',
        description: 'What is in force, who says so, and what is cited and not in the register.',
      },
      {
        href: '/admin/standards/work',
        label: 'Standards: Work',
        description: 'Articles to review because a standard that they cite has changed, or soon will.',
      },
      {
        href: '/admin/standards/clauses',
        label: 'Standards: Clauses',
        description: 'Which clauses of two editions correspond, what changes, and who says so.',
      },
    ],
  },
  {
    name: 'Assistant',
    pages: [
      {
        href: '/admin/google-drive',
        label: 'Google Drive',
        description: 'Documents of the shared drive, synced for the assistant.',
      },
      {
        href: '/admin/knowledge',
        label: 'Knowledge Base',
        description: 'What the assistant may quote, and what members asked it.',
      },
    ],
  },
  {
    name: 'People',
    pages: [
      {
        href: '/admin/users',
        label: 'User Management',
        description: 'Roles, addresses, and accounts that are frozen, disabled or deleted.',
      },
      {
        href: '/admin/manual-verification',
        label: 'Manual Verification',
        description: 'Members whose link never arrived.',
      },
      {
        href: '/admin/contact-submissions',
        label: 'Contact Submissions',
        description: 'What people wrote to us, and whether they have an answer.',
      },
      {
        href: '/admin/billing',
        label: 'Billing',
        description: 'Who pays, who is on a trial, who is late, and memberships that are given.',
      },
    ],
  },
]

const ADMIN_PAGES = ADMIN_GROUPS.flatMap(({ pages }) => pages)

/** Returns the page of the administration at which, or within which, an address is; null for none. */
export const adminPageAt = (pathname: string): string | null =>
  ADMIN_PAGES.map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((a, b) => b.length - a.length)[0] ?? null

/** Where an article is edited. */
export const editAddress = (articleId: number): string => `/admin/articles/edit/${articleId}`
