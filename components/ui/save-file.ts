/** Milliseconds after which every browser has read a file that it was handed. */
const READ_AFTER = 1000

/** Hands the browser what is to be saved as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER)
}
