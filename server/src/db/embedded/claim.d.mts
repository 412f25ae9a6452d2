export type Holder = { pid: number; url: string | undefined }

export type Claim = {
  /** Tells others where this process can be reached. */
  announce: (url: string) => Promise<void>
  release: () => Promise<void>
}

export function claim(
  folder: string,
  options?: {
    /** Hands the claim to the user who may come after us. */
    giveTo?: (folder: string) => Promise<void>
  },
): Promise<Claim | { heldBy: Holder }>
export function findHolder(folder: string): Holder | undefined
export function clusterOf(dataDir: string): string
export function ownerOf(cluster: string): string
export function isAlive(process: { pid: number; start?: string | undefined }): boolean
export function processStart(pid: number): string | undefined
