// npm run videos: draws the sample stories into web/public/videos. Needs ffmpeg (with librsvg and libx264),
// espeak-ng and sox. Run it by hand and commit its results.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeVideo } from './make-video.ts'
import { useOwnFonts } from './own-fonts.ts'
import { filmOf, stories } from './stories.ts'

const target = join(import.meta.dirname, '../../web/public/videos')
const work = mkdtempSync(join(tmpdir(), 'sohbet-videos-'))

mkdirSync(target, { recursive: true })
useOwnFonts(work)
try {
  for (const story of stories) makeVideo(filmOf(story), { target, work })
} finally {
  rmSync(work, { recursive: true })
}
