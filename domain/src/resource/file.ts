/** Whether an address, signed or not, is that of a file with this ending. */
export const isFileOf = (ending: string, address: string): boolean =>
  (address.split(/[?#]/)[0] ?? '').toLowerCase().endsWith(`.${ending}`)
