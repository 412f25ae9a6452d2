import { anchor, group, line, optional, rich, text } from './site-fields.ts'

/** Line drawings of the public pages. */
export const siteIcons = ['street', 'bubbles', 'clock', 'door', 'replay', 'target'] as const
/** Drawn faces, for people without a photo. */
export const drawnFaces = [
  'defne',
  'jordan',
  'ayse',
  'tom',
  'selin',
  'murat',
  'elif',
  'zeynep',
  'emre',
  'hatice',
] as const
/** Scenes on the cards of sample lessons. */
export const lessonScenes = ['greeting', 'cafe', 'bus', 'plans'] as const

export const heading = { plate: line(80), title: line(), lead: optional(text()) }
export const point = { title: line(), text: text() }
/** Title and description in search results, and the head of an inner page. */
export const page = { meta: group({ title: line(), description: text(300) }), hero: group(heading) }
export const form = {
  title: line(),
  name: line(),
  email: line(),
  message: line(),
  hint: line(),
  trap: line(),
  send: line(),
  invalidEmail: line(),
  tooLong: line(),
  failed: line(),
  thanks: group(point),
  privacy: line(),
  privacyLink: line(),
  noScript: line(),
}
export const missing = { name: line(), email: line(), message: line() }
export const part = group({ id: anchor, title: line(), body: rich() })
