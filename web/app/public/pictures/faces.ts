import type { drawnFaces } from '@sohbet/contract/site/field-groups'
import type { Face } from './face.ts'

/** The drawn people of the site. scripts/videos has the faces of Selin, Murat and Elif a second time: change them together. */
export const faces = {
  defne: { skin: 'light', hair: 'bob', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  jordan: { skin: 'deep', hair: 'crop', hairTone: 'ink', wear: 'cool', ground: 'sand', extra: 'beard' },
  ayse: { skin: 'tan', hair: 'long', hairTone: 'brown', wear: 'brass', ground: 'sky' },
  tom: { skin: 'light', hair: 'quiff', hairTone: 'ginger', wear: 'night', ground: 'brick', extra: 'stubble' },
  selin: { skin: 'tan', hair: 'long', hairTone: 'dark', wear: 'cool', ground: 'sky' },
  murat: { skin: 'tan', hair: 'crop', hairTone: 'ink', wear: 'brass', ground: 'sand', extra: 'beard' },
  elif: { skin: 'light', hair: 'scarf', hairTone: 'cool', wear: 'brick', ground: 'brick' },
  zeynep: { skin: 'light', hair: 'bun', hairTone: 'dark', wear: 'night', ground: 'brass' },
  emre: { skin: 'tan', hair: 'curls', hairTone: 'dark', wear: 'red', ground: 'cool', extra: 'glasses' },
  hatice: { skin: 'light', hair: 'wave', hairTone: 'grey', wear: 'cool', ground: 'brick' },
} satisfies Record<(typeof drawnFaces)[number], Face>
