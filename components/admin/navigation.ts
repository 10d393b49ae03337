export type AdminPage = { href: string; label: string; description: string }

/** The pages of the administration that exist, in the order of the side navigation and of the dashboard's cards. */
export const ADMIN_PAGES: AdminPage[] = [
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
    href: '/admin/references',
    label: 'References',
    description: 'Which standards and publications the library cites, and how they are read.',
  },
  {
    href: '/admin/billing',
    label: 'Billing',
    description: 'Who pays, who tries, who is late, and memberships that are given.',
  },
  {
    href: '/admin/audit',
    label: 'Audit Log',
    description: 'Who did what in the administration, and when.',
  },
]

/** Where an article is edited. */
export const editAddress = (articleId: number): string => `/admin/articles/edit/${articleId}`
