import { addMessages } from '../say.ts'

/** Messages of the fields of recordings and their feedback. */
export const say = addMessages({
  'Mark it from 1 to 4': '1 ile 4 arasında bir not ver',
  'Answer by voice or text': 'Sesle ya da yazıyla yanıtla',
})
