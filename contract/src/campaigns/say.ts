import { addMessages } from '../say.ts'

/** Messages of the fields of discount codes. */
export const say = addMessages({
  'Use 3 to 30 letters, digits and dashes': '3 ile 30 arası harf, rakam ve tire kullan',
  'Must be a whole number from 1 to 100': '1 ile 100 arasında bir tam sayı olmalı',
  'Must be 1 or more, or empty': '1 veya daha fazla olmalı ya da boş kalmalı',
})
