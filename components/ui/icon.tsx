import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { shape: IconNode }

/** One of Lucide's drawings in the colour of the text. It is for eyes alone: a name stands beside it. */
export const Icon = ({ shape, ...attributes }: IconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width={24}
    height={24}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...attributes}
  >
    {shape.map(([tag, drawn], place) => createElement(tag, { key: place, ...drawn }))}
  </svg>
)
