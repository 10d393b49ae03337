/**
 * The demo accounts, and a few colleagues who make the library look lived in. Loaded only where SEED_DEMO is
 * 1 and the site is on this machine.
 */
export const DEMO_ACCOUNTS = [
  {
    email: 'admin@loadpath.example',
    password: 'Admin!2345',
    role: 'admin',
    verified: true,
    firstName: 'Ada',
    lastName: 'Whitfield',
    company: 'Loadpath',
    professionalTitle: 'Technical editor',
    experience: '16+',
    specialization: 'structural',
    location: 'Leeds',
  },
  {
    email: 'member@loadpath.example',
    password: 'Member!2345',
    role: 'user',
    verified: true,
    firstName: 'Tomas',
    lastName: 'Okafor',
    company: 'Okafor & Lind Structural',
    professionalTitle: 'Structural engineer',
    experience: '6-10',
    specialization: 'buildings',
    location: 'Bristol',
  },
  {
    email: 'unverified@loadpath.example',
    password: 'Unverified!2345',
    role: 'user',
    verified: false,
    firstName: 'Priya',
    lastName: 'Raman',
    company: 'University of Sheffield',
    professionalTitle: 'MEng student',
    experience: 'student',
    specialization: 'structural',
    location: 'Sheffield',
  },
] as const

/** Members without a password that anyone knows. */
export const COLLEAGUES = [
  {
    email: 'helen.marsh@loadpath.example',
    firstName: 'Helen',
    lastName: 'Marsh',
    company: 'Marsh Foundations',
    professionalTitle: 'Geotechnical engineer',
    experience: '11-15',
    specialization: 'geotechnical',
    location: 'Glasgow',
  },
  {
    email: 'jonas.keller@loadpath.example',
    firstName: 'Jonas',
    lastName: 'Keller',
    company: 'Keller Brücken',
    professionalTitle: 'Bridge engineer',
    experience: '16+',
    specialization: 'bridge',
    location: 'Stuttgart',
  },
] as const

/** Comments by article slug, written by the account of the address. */
export const COMMENTS = [
  {
    slug: 'lateral-torsional-buckling-rolled-beams',
    by: 'helen.marsh@loadpath.example',
    content:
      'The note on which buckling curve goes with which method saved me an afternoon. Most of the spreadsheets I inherit mix the two tables.',
  },
  {
    slug: 'lateral-torsional-buckling-rolled-beams',
    by: 'member@loadpath.example',
    content:
      'Worth adding for beginners: the destabilising case is about where the load acts, not about how large it is.',
  },
  {
    slug: 'combinations-of-actions-en-1990',
    by: 'jonas.keller@loadpath.example',
    content:
      'For bridges the set of combination factors is a different one, of course, but the logic of leading and accompanying actions is the same.',
  },
  {
    slug: 'punching-shear-flat-slabs',
    by: 'member@loadpath.example',
    content:
      'Please check the column face as well as the first control perimeter. I have seen a scheme that passed the second and failed the first.',
  },
] as const

export const LIKES = [
  {
    slug: 'lateral-torsional-buckling-rolled-beams',
    by: ['helen.marsh@loadpath.example', 'jonas.keller@loadpath.example', 'admin@loadpath.example'],
  },
  {
    slug: 'combinations-of-actions-en-1990',
    by: ['member@loadpath.example', 'jonas.keller@loadpath.example'],
  },
  { slug: 'punching-shear-flat-slabs', by: ['member@loadpath.example', 'helen.marsh@loadpath.example'] },
  { slug: 'spread-foundations-bearing-resistance', by: ['helen.marsh@loadpath.example'] },
] as const

export const FOLDERS = [
  {
    owner: 'member@loadpath.example',
    name: 'Warehouse extension',
    description: 'Portal frame checks',
    color: '#3B82F6',
    slugs: ['lateral-torsional-buckling-rolled-beams', 'second-order-effects-and-alpha-cr'],
  },
  {
    owner: 'member@loadpath.example',
    name: 'Flat slab job',
    description: null,
    color: '#10B981',
    slugs: ['punching-shear-flat-slabs'],
  },
] as const

/** Calculations that a member has kept, in the folder of this name. */
export const COPIES = [
  {
    owner: 'member@loadpath.example',
    slug: 'punching-shear-flat-slabs',
    title: 'Column B2, first floor',
    project: 'Flat slab job',
    note: 'Reaction from the frame model, storey 1.',
    folder: 'Flat slab job',
    values: { V_Ed: '850' },
    region: null,
  },
  {
    owner: 'member@loadpath.example',
    slug: 'punching-shear-flat-slabs',
    title: 'Column C3, first floor',
    project: 'Flat slab job',
    note: null,
    folder: null,
    values: { V_Ed: '1100', c_1: '450' },
    region: null,
  },
] as const

/** Bookmarked, in no folder. */
export const LOOSE_BOOKMARKS = [
  {
    owner: 'member@loadpath.example',
    slug: 'combinations-of-actions-en-1990',
    notes: 'Table of psi factors for the basis-of-design note.',
  },
] as const

/** What people wrote by the contact form, so many hours before the demo data were loaded. */
export const MESSAGES = [
  {
    name: 'Priya Raman',
    email: 'priya.raman@example.org',
    subject: 'Effective length factor in the portal frame example',
    message:
      'The worked example takes 0.85 for the column, but the text above it says that the base is nominally pinned.\nShould it not be larger?',
    hoursAgo: 3,
  },
  {
    name: 'Tomás Ferreira',
    email: 'tomas.ferreira@example.org',
    subject: 'Library for our office',
    message: 'We are twelve engineers. Is there a membership for a whole office?',
    hoursAgo: 31,
  },
] as const
