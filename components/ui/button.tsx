import clsx from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyles, type ButtonLook } from './button-styles'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: further presses do nothing, the focus stays where it is. */
    pending?: boolean
    /** What the button says meanwhile, for example 'Sending...'. */
    pendingLabel?: string
    /** There is nothing to do, as after a save: presses do nothing, and the focus stays where it is. */
    idle?: boolean
  }

const ignore = (event: MouseEvent) => event.preventDefault()

/** The second press of a double click comes before anybody could have seen what the first one did. */
const once =
  (press: ButtonProps['onClick']): ButtonProps['onClick'] =>
  (event) => {
    if (event.detail > 1) return ignore(event)
    press?.(event)
  }

export function Button({
  variant,
  size,
  pending,
  pendingLabel,
  idle,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(buttonStyles({ variant, size }), idle && 'cursor-not-allowed! opacity-55', className)}
      onClick={idle || pending ? ignore : pending === undefined ? onClick : once(onClick)}
      // Not `disabled`: a disabled button drops the keyboard focus that it holds.
      {...(pending || idle ? { 'aria-disabled': true } : null)}
      {...(pending ? { 'aria-busy': true } : null)}
      {...rest}
    >
      {pending && <Spinner />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  )
}
