import type { ToastInput } from '../ui/toast'

/** Returns what to say of a link that was made with another revision of the article. */
export const linkNotice = (made: number, revision: number, onReset: () => void): ToastInput => ({
  ...(made > revision
    ? {
        title: `There is no revision ${made}`,
        description: `This is revision ${revision}, the current one, with the link’s values.`,
      }
    : {
        title: 'The article has changed',
        description: `The link was made with revision ${made}; this is revision ${revision}. The values are the link’s, the calculation is today’s.`,
      }),
  duration: 15_000,
  action: {
    label: 'Author’s values',
    hint: 'Reset, below the inputs, brings the author’s values back.',
    onPress: onReset,
  },
})
