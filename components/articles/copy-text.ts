import { toast } from '../ui/toast'

/** Puts text on the clipboard and says so, or says that the browser would not. */
export const copyText = (text: string, done: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: done, variant: 'success' }),
    () =>
      toast({
        title: 'This could not be copied',
        description: 'Your browser does not allow it here.',
        variant: 'destructive',
      }),
  )
