import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audioKinds } from './inspect-audio.ts'

/** The bytes at a path of the site; undefined when there is no recording. */
export type ReadSiteAudio = (address: string) => Promise<Uint8Array | undefined>

/** Plain names that cannot leave the folder. */
const siteAddress = new RegExp(`^/audio(?:/[\\w-]+)+\\.(?:${audioKinds.join('|')})$`)

export const siteAudioReader =
  (webBuild: string): ReadSiteAudio =>
  async (address) => {
    if (!siteAddress.test(address)) return undefined
    try {
      return await readFile(join(webBuild, 'client', address))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
