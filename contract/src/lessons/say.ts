import { addMessages } from '../say.ts'

/** Messages of the fields of lessons. */
export const say = addMessages({
  'Must be from 15 to 120 minutes': '15 ile 120 dakika arasında olmalı',
  'Must be from 0 to 60 minutes': '0 ile 60 dakika arasında olmalı',
  'Must be from 1 to 168 hours': '1 ile 168 saat arasında olmalı',
  'Must be from 1 to 90 days': '1 ile 90 gün arasında olmalı',
  'Must be from 5 to 60 minutes': '5 ile 60 dakika arasında olmalı',
  'Must be from 1 to 24 months': '1 ile 24 ay arasında olmalı',
  'Must be from 0 to 10': '0 ile 10 arasında olmalı',
  'Enter a sum, or nothing': 'Bir tutar gir ya da boş bırak',
  'Below the smallest sum that a payment provider takes':
    'Ödeme sağlayıcısının kabul ettiği en küçük tutarın altında',
  'Above the largest sum that a payment provider takes':
    'Ödeme sağlayıcısının kabul ettiği en büyük tutarın üstünde',
  'Enter the price of 1 credit too': '1 kredinin fiyatını da gir',
  'Must not cost more than its credits one by one': 'Tek tek alınan kredilerden pahalı olmamalı',
  'At most 200 days': 'En fazla 200 gün',
  'Between 2 and 6 seats': '2 ile 6 arasında yer olmalı',
  'At least 1': 'En az 1 olmalı',
  'Topic is required': 'Konu gerekli',
  'The highest level must not be below the lowest': 'En yüksek seviye, en düşük seviyenin altında olamaz',
  'Not more than the seats': 'Yer sayısından fazla olamaz',
  'Hours must not overlap': 'Saatler çakışmamalı',
  'Coach is required': 'Koç gerekli',
  'Choose a coach': 'Bir koç seç',
  'Choose a time': 'Bir zaman seç',
})
