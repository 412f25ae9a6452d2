import { addMessages } from '../say.ts'

/** Messages of the fields of goals and quiz answers. */
export const say = addMessages({
  'Answer is required': 'Cevap gerekli',
  'Enter 1 to 7 days': '1 ile 7 arasında bir gün sayısı gir',
  'Enter 10 to 1200 minutes': '10 ile 1200 arasında bir dakika sayısı gir',
  'The last day must not be before the first day': 'Son gün ilk günden önce olamaz',
})
