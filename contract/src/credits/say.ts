import { addMessages } from '../say.ts'

/** Messages of the fields of credits. */
export const say = addMessages({
  'Must add or remove something': 'Bir şey eklemeli veya çıkarmalı',
})
