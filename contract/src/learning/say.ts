import { addMessages } from '../say.ts'

/** Messages of the fields of sessions, goals and recordings. */
export const say = addMessages({
  'Answer is required': 'Cevap gerekli',
  'Must be a valid time': 'Geçerli bir saat olmalı',
  'Group name must be at least 3 characters': 'Grup adı en az 3 karakter olmalı',
  'Group names must differ': 'Grup adları birbirinden farklı olmalı',
  'Choose a group': 'Bir grup seç',
  'Enter 1 to 7 days': '1 ile 7 arasında bir gün sayısı gir',
  'Enter 10 to 1200 minutes': '10 ile 1200 arasında bir dakika sayısı gir',
  'The last day must not be before the first day': 'Son gün ilk günden önce olamaz',
  'Choose another group': 'Başka bir grup seç',
  'Please select a PDF, JPEG, MP3, M4A, OGG or WAV file':
    'Lütfen bir PDF, JPEG, MP3, M4A, OGG veya WAV dosyası seç',
  'Please select an MP4, MP3, M4A, OGG or WAV file': 'Lütfen bir MP4, MP3, M4A, OGG veya WAV dosyası seç',
  'Mark it from 1 to 4': '1 ile 4 arasında bir not ver',
  'Answer by voice or text': 'Sesle ya da yazıyla yanıtla',
})
