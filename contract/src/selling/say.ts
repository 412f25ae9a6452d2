import { addMessages } from '../say.ts'

/** Messages of the fields of orders and papers. */
export const say = addMessages({
  'Course is required': 'Kurs gerekli',
  'Phone number is not valid': 'Telefon numarası geçerli değil',
  'Identity number is not valid': 'Kimlik numarası geçerli değil',
  'Place is required': 'Sıra gerekli',
  'Card number is required': 'Kart numarası gerekli',
  'Card number is not valid': 'Kart numarası geçerli değil',
  'Tax number is not valid: it has 10 digits, or 11 for an identity number':
    'Vergi numarası geçerli değil: 10 hane, kimlik numarasıysa 11 hane olmalı',
  'Identity number is not valid: it has 11 digits': 'Kimlik numarası geçerli değil: 11 hane olmalı',
})
