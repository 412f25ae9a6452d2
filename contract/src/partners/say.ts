import { addMessages } from '../say.ts'

/** Messages of the fields of partners. */
export const say = addMessages({
  'Reason is required': 'Gerekçe gerekli',
  '3 to 30 small letters, digits and dashes': '3-30 küçük harf, rakam ve tire',
  'Enter a rate from 1 to 50 per cent': 'Yüzde 1 ile 50 arasında bir oran gir',
  'Enter a sum above 0': '0’dan büyük bir tutar gir',
  'Enter a sum other than 0': '0’dan farklı bir tutar gir',
})
