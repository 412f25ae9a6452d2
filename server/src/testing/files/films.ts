import { readFileSync } from 'node:fs'

/** The shortest film of the site. */
const story = new URL('../../../../web/public/videos/story-1.mp4', import.meta.url)

export const aFilm = (): File => new File([readFileSync(story)], 'a.mp4', { type: 'video/mp4' })
