import { addMessages } from '../say.ts'

/** Messages of the fields of live sessions and their files. */
export const say = addMessages({
  'Must be a valid time': 'Geçerli bir saat olmalı',
  'Please select a PDF, JPEG, PNG, WebP, MP3, M4A, OGG or WAV file':
    'Lütfen bir PDF, JPEG, PNG, WebP, MP3, M4A, OGG veya WAV dosyası seç',
  'Please select an MP4, MP3, M4A, OGG or WAV file': 'Lütfen bir MP4, MP3, M4A, OGG veya WAV dosyası seç',
})
