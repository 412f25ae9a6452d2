/** Hands a table to the browser as a file, as it is. */
export function saveTable(fileName: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  // The browser has to have begun
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
