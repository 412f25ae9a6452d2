/** Whether a URL, signed or not, points to a file with this extension. */
export const isFileOf = (ending: string, address: string): boolean =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().endsWith(`.${ending}`)
