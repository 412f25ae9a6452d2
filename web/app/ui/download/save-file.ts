/** Saves content made in the page as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Revoke late: the browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
