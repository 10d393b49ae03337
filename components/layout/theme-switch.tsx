'use client'
import clsx from 'clsx'
import { Icon } from '../ui/icon'
import { chooseTheme, THEMES } from './theme'
import { looks, useTheme } from './theme-button'

/** All three side by side, where there is room for them. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme()
  return (
    <fieldset className={clsx('flex gap-1', className)}>
      <legend className="sr-only">Theme</legend>
      {THEMES.map((choice) => {
        const { icon, label } = looks[choice]
        return (
          <label
            key={choice}
            className="text-ink-soft hover:text-ink has-checked:border-hairline-strong has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-focus flex min-h-9 flex-1 cursor-pointer items-center justify-center gap-2 rounded border border-transparent px-2 text-sm has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              value={choice}
              checked={theme === choice}
              onChange={() => chooseTheme(choice)}
              className="sr-only"
            />
            <Icon shape={icon} className="size-4" />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
