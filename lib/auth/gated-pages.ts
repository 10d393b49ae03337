/** What a visitor is asked at a page. `free` adds what membership costs. */
export type SignInWords = { title: string; text: string; free?: true }

/** A part of the site that is not public, by the first part of its addresses. */
export type GatedPage = {
  access: 'signedIn' | 'verified'
  /** As tabs and bookmarks name it. */
  name: string
  /** What a visitor is asked there. */
  signIn: SignInWords
  /** What a member reads there before the email address is verified; the library says so in its own words. */
  closed?: { heading: string; text: string }
}

const denied = (text: string): SignInWords => ({ title: 'Access Denied', text })

/** Every page that is not public, but for those of the administration, which are all below /admin. */
export const GATED_PAGES: Readonly<Record<string, GatedPage>> = {
  articles: {
    access: 'verified',
    name: 'Articles',
    signIn: {
      title: 'Access Our Article Library',
      text: 'Sign in to browse every article by category, tag and cited standard.',
      free: true,
    },
  },
  search: {
    access: 'verified',
    name: 'Search',
    signIn: {
      title: 'Search Our Knowledge Base',
      text: 'Sign in to search the library by subject, standard or clause.',
      free: true,
    },
    closed: { heading: 'Search', text: 'Search opens as soon as your email address is verified.' },
  },
  assistant: {
    access: 'verified',
    name: 'Assistant',
    signIn: denied('Please sign in to ask the assistant.'),
    closed: { heading: 'Assistant', text: 'The assistant opens as soon as your email address is verified.' },
  },
  paths: {
    access: 'verified',
    name: 'Paths',
    signIn: denied('Please sign in to follow a reading path.'),
    closed: { heading: 'Paths', text: 'Paths open as soon as your email address is verified.' },
  },
  profile: {
    access: 'signedIn',
    name: 'Profile',
    signIn: denied('Please sign in to view your profile.'),
  },
  billing: {
    access: 'signedIn',
    name: 'Billing',
    signIn: denied('Please sign in to view your billing.'),
  },
  bookmarks: {
    access: 'signedIn',
    name: 'My Bookmarks',
    signIn: denied('Please log in to view your bookmarks.'),
  },
  projects: {
    access: 'signedIn',
    name: 'Projects',
    signIn: denied('Please sign in to view your projects.'),
  },
  calculations: {
    access: 'signedIn',
    name: 'My Calculations',
    signIn: denied('Please sign in to view your calculations.'),
  },
  watching: {
    access: 'signedIn',
    name: 'Watching',
    signIn: denied('Please sign in to see what you watch.'),
  },
  'my-likes': {
    access: 'signedIn',
    name: 'My Likes',
    signIn: denied('Please sign in to view your liked articles.'),
  },
  'my-comments': {
    access: 'signedIn',
    name: 'My Comments',
    signIn: denied('Please sign in to view your comments.'),
  },
  'submit-article': {
    access: 'signedIn',
    name: 'Submit Article',
    signIn: { title: 'Sign In Required', text: 'Please sign in to submit an article.' },
  },
}

/** What a visitor is asked at one article, which is no page of its own. */
export const AT_AN_ARTICLE: SignInWords = {
  title: 'Article Access Required',
  text: 'Please sign in to access this article.',
}

/** Returns the page that an address belongs to, without regard to capitals; null where it is not gated. */
export function gatedPageAt(path: string): GatedPage | null {
  const [, first = ''] = path.toLowerCase().split(/[/?]/)
  return Object.hasOwn(GATED_PAGES, first) ? GATED_PAGES[first]! : null
}
