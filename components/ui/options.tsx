/** The options of a select, of a closed list with its labels. */
export function Options({ of: options }: { of: readonly { value: string; label: string }[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
