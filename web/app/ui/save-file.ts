/** Hands a file that was made here to the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser has to have begun
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

export const saveTable = (name: string, csv: string): void =>
  saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))
