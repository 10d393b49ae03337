import { cva, type VariantProps } from 'class-variance-authority'

/** The look of a button, for buttons and for links that act as the next step. */
export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress aria-busy:opacity-80 aria-disabled:cursor-progress [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-ink text-paper hover:bg-ink/88 active:bg-ink/80',
        accent: 'bg-accent text-accent-ink hover:bg-accent/90 active:bg-accent/80',
        outline: 'border border-hairline-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
        ghost: 'text-ink hover:bg-ink/7 active:bg-ink/12',
        link: 'text-link underline decoration-1 decoration-link/40 underline-offset-4 hover:decoration-link',
        destructive: 'bg-bad text-bad-ink hover:bg-bad/90 active:bg-bad/80',
      },
      size: {
        sm: 'min-h-8 px-3 text-sm',
        md: 'min-h-10 px-4 text-sm',
        lg: 'min-h-12 px-6 text-base',
        icon: 'size-10',
        'icon-sm': 'size-8',
        /** As tall as the text around it, for a link in a sentence; still 24 px to the finger. */
        inline: 'min-h-6',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonStyles>
