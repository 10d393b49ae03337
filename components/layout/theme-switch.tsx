'use client'
import clsx from 'clsx'
import { Monitor, Moon, Sun } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon'
import { chooseTheme, readTheme, subscribeTheme, THEMES, type Theme } from './theme'

const looks = {
  system: { icon: Monitor, label: 'System' },
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
}

function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, readTheme, () => 'system')
}

/** One button that steps through the three; the name says where it is and where it goes. */
export function ThemeButton({ className }: { className?: string }) {
  const theme = useTheme()
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  const { icon, label } = looks[theme]
  const name = `Theme: ${label}. Change to ${looks[next].label}`
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      aria-label={name}
      title={name}
      className={clsx(
        'text-ink-soft hover:bg-ink/7 hover:text-ink size-9 place-items-center rounded',
        className,
      )}
    >
      <Icon shape={icon} className="size-[1.125rem]" />
    </button>
  )
}

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
