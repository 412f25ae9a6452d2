// npm run catalogue: makes the files of the sample courses: documents, recordings and pictures into
// server/demo-files, videos into web/public/videos. Needs espeak-ng, sox and ffmpeg (with librsvg and
// libx264). Run it by hand and commit its results. With names (documents, phrases, recordings, pictures, photos, videos)
// it makes only those.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoTracks } from '../../server/src/demo/catalogue/tracks.ts'
import { useOwnFonts } from '../videos/own-fonts.ts'
import { writeDocuments } from './write-documents.ts'
import { writePhotos } from './write-photos.ts'
import { writePictures } from './write-pictures.ts'
import { writePhrases } from './write-phrases.ts'
import { writeRecordings } from './write-recordings.ts'
import { writeReplays, writeVideos } from './write-videos.ts'

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'sohbet-catalogue-'))
const lessons = demoTracks.flatMap((track) => track.lessons)

const makers: Record<string, (folder: string) => Promise<void> | void> = {
  documents: async (folder) => {
    for (const track of demoTracks) await writeDocuments(folder, track)
  },
  phrases: (folder) => writePhrases(folder, { lessons, work }),
  recordings: (folder) => writeRecordings(folder, { lessons, work }),
  pictures: (folder) => writePictures(folder),
  photos: (folder) => writePhotos(folder),
  videos: () => {
    writeVideos(join(root, 'web/public/videos/lessons'), { lessons, work })
    writeReplays(join(root, 'web/public/videos/sessions'), { lessons, work })
  },
}

useOwnFonts(work)
const wanted = process.argv.slice(2)
try {
  for (const [name, make] of Object.entries(makers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const folder = join(root, 'server/demo-files', name)
    if (name !== 'videos') mkdirSync(folder, { recursive: true })
    await make(folder)
  }
} finally {
  rmSync(work, { recursive: true })
}
