import { readFileSync } from 'node:fs'

const fixture = (name: string) => readFileSync(new URL(`./voice/${name}`, import.meta.url))

/** Two seconds as a desktop browser records them: WebM with Opus, without length and index. */
export const ofDesktop = fixture('chromium.webm')

/** Two seconds as a phone records them: MP4 with AAC in fragments, with a title. */
export const ofPhone = fixture('phone.mp4')

/** Two seconds of Opus in MP4, which few phones play. */
export const opusInMp4 = fixture('opus-in-mp4.mp4')

export const aVoice = (bytes: Uint8Array<ArrayBuffer> = ofDesktop): File =>
  new File([bytes], 'recording', { type: 'audio/webm' })
