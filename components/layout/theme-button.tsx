'use client'
import clsx from 'clsx'
import { Monitor, Moon, Sun } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon'
import { chooseTheme, readTheme, subscribeTheme, THEMES, type Theme } from './theme'

export const looks = {
  system: { icon: Monitor, label: 'System' },
  light: { icon: Sun, label: 'Light' },
  dark: { icon: Moon, label: 'Dark' },
}

export function useTheme(): Theme {
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
