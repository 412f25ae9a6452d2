/** Where archives are kept. An archive appears whole or not at all. */
export type BackupPlace = {
  /** Folder or bucket, for people. */
  where: string
  /** Stores an archive and returns its size in bytes. */
  write: (name: string, content: AsyncIterable<Uint8Array>, signal?: AbortSignal) => Promise<number>
  read: (name: string) => AsyncIterable<Uint8Array>
  /** The names of all complete archives, oldest first. */
  list: () => Promise<string[]>
  remove: (name: string) => Promise<void>
  /** Removes what killed backups left. No other backup may be running. */
  removeDrafts: () => Promise<void>
  /** Space left, in bytes; absent when the place has no limit of its own. */
  freeBytes?: () => Promise<number>
}
