import type { Config } from 'tailwindcss'

/** Names for the tokens of app/styles/tokens.css, where each colour has its light and its dark value. */
export default {
  darkMode: 'class',
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}'],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        surface: 'var(--surface)',
        sunken: 'var(--sunken)',
        ink: { DEFAULT: 'var(--ink)', soft: 'var(--ink-soft)', faint: 'var(--ink-faint)' },
        hairline: { DEFAULT: 'var(--hairline)', strong: 'var(--hairline-strong)' },
        accent: { DEFAULT: 'var(--accent)', ink: 'var(--accent-ink)', wash: 'var(--accent-wash)' },
        link: 'var(--link)',
        focus: 'var(--focus)',
        ok: { DEFAULT: 'var(--ok)', wash: 'var(--ok-wash)' },
        warn: { DEFAULT: 'var(--warn)', wash: 'var(--warn-wash)' },
        bad: { DEFAULT: 'var(--bad)', ink: 'var(--bad-ink)', wash: 'var(--bad-wash)' },
        info: { DEFAULT: 'var(--info)', wash: 'var(--info-wash)' },
        mark: 'var(--mark)',
      },
      fontFamily: {
        sans: 'var(--family-sans)',
        serif: 'var(--family-serif)',
        mono: 'var(--family-mono)',
      },
      fontSize: {
        '2xs': ['0.6875rem', { lineHeight: '1rem' }],
        display: ['clamp(2.25rem, 1.35rem + 3.2vw, 4rem)', { lineHeight: '1.06', letterSpacing: '-0.025em' }],
      },
      borderRadius: { sm: '2px', DEFAULT: '3px', md: '4px', lg: '6px' },
      boxShadow: { float: 'var(--shadow-float)' },
      maxWidth: { page: '80rem', measure: '68ch' },
      zIndex: { header: '40', banner: '45', overlay: '50', notice: '60', toast: '70' },
      keyframes: {
        'fade-in': { from: { opacity: '0' } },
        'rise-in': { from: { opacity: '0', transform: 'translateY(6px)' } },
        'slide-out': { to: { transform: 'translateX(calc(100% + 1rem))' } },
        draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
        arrive: { from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.95)' } },
        pulse: { '50%': { opacity: '0.55' } },
      },
      animation: {
        arrive: 'arrive 12s cubic-bezier(0.05, 0.7, 0.1, 1) both',
        'fade-in': 'fade-in 140ms ease-out',
        'rise-in': 'rise-in 160ms ease-out',
        'slide-out': 'slide-out 140ms ease-in forwards',
        draw: 'draw 1.4s cubic-bezier(0.4, 0, 0.2, 1) both',
        pulse: 'pulse 1.8s ease-in-out infinite',
      },
    },
  },
} satisfies Config
