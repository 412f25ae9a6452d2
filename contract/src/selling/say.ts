import { addMessages } from '../say.ts'

/** Messages of the fields of orders, papers and campaigns. */
export const say = addMessages({
  'Date is required': 'Tarih gerekli',
  'Reason is required': 'Gerekçe gerekli',
  '3 to 30 small letters, digits and dashes': '3-30 küçük harf, rakam ve tire',
  'Enter a rate from 1 to 50 per cent': 'Yüzde 1 ile 50 arasında bir oran gir',
  'Enter a sum above 0': '0’dan büyük bir tutar gir',
  'Enter a sum other than 0': '0’dan farklı bir tutar gir',
  'Course is required': 'Kurs gerekli',
  'Use 3 to 30 letters, digits and dashes': '3 ile 30 arası harf, rakam ve tire kullan',
  'Must be a whole number from 1 to 100': '1 ile 100 arasında bir tam sayı olmalı',
  'Must be 1 or more, or empty': '1 veya daha fazla olmalı ya da boş kalmalı',
  'Please fill in this field': 'Lütfen bu alanı doldur',
  'Phone number is not valid': 'Telefon numarası geçerli değil',
  'Identity number is not valid': 'Kimlik numarası geçerli değil',
  'Place is required': 'Sıra gerekli',
  'Card number is required': 'Kart numarası gerekli',
  'Card number is not valid': 'Kart numarası geçerli değil',
  'Must add or remove something': 'Bir şey eklemeli veya çıkarmalı',
  'Tax number is not valid: it has 10 digits, or 11 for an identity number':
    'Vergi numarası geçerli değil: 10 hane, kimlik numarasıysa 11 hane olmalı',
  'Identity number is not valid: it has 11 digits': 'Kimlik numarası geçerli değil: 11 hane olmalı',
})
