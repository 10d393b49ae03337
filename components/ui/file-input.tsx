import type { ComponentProps } from 'react'
import { Input } from './input'

type FileInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'onChange' | 'onClick'> & {
  onChoose: (file: File | null) => void
}

/** Forgets what was chosen when it is pressed: browsers do not say that the same file is chosen again. */
export const FileInput = ({ onChoose, ...rest }: FileInputProps) => (
  <Input
    type="file"
    onClick={({ currentTarget }) => {
      currentTarget.value = ''
      onChoose(null)
    }}
    onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
    {...rest}
  />
)
