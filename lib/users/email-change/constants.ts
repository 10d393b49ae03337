export const DEAD_LINK =
  'This link was used or is expired. You can ask for a new one in your settings, where you sign in.'
