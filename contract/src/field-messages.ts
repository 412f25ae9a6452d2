import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'

/** What a form says of a field: the documented English text, and its Turkish. */
const turkish = {
  'Email is required': 'E-posta adresi gerekli',
  'Invalid email': 'Geçersiz e-posta adresi',
  'Contains a character that cannot be stored': 'Kaydedilemeyen bir karakter içeriyor',
  'Contains a character that cannot be seen': 'Görünmeyen bir karakter içeriyor',
  'Password is required': 'Şifre gerekli',
  'Password must be at least 6 characters': 'Şifre en az 6 karakter olmalı',
  'This password is too common, please choose another': 'Bu şifre çok yaygın, lütfen başka bir şifre seçin',
  'The new password must differ from the current one': 'Yeni şifre şu anki şifreden farklı olmalı',
  'Passwords must match': 'Şifreler aynı olmalı',
  'Confirm password is required': 'Şifreyi tekrar yazın',
  'Username is required': 'Kullanıcı adı gerekli',
  'Username must be at least 3 characters': 'Kullanıcı adı en az 3 karakter olmalı',
  'Verification code is required': 'Doğrulama kodu gerekli',
  'Code must be at least 6 characters': 'Kod en az 6 karakter olmalı',
  'The code consists of digits only': 'Kod yalnızca rakamlardan oluşur',
  'Please select a valid JPEG image': 'Lütfen geçerli bir JPEG görseli seçin',
  'Name is required': 'Adınızı yazın',
  'Message is required': 'Mesajınızı yazın',
  'Must be one line': 'Tek satır olmalı',
  'ID is required for image upload': 'Görsel yüklemek için kimlik (ID) gerekli',
  'Must be a valid URL': 'Geçerli bir URL olmalı',
  'Question text is required': 'Soru metni gerekli',
  'Question type is required': 'Soru türü gerekli',
  'Option text is required': 'Seçenek metni gerekli',
  'Exactly four options, A to D, are required': 'A’dan D’ye tam dört seçenek gerekli',
  'Correct option is required': 'Doğru seçenek gerekli',
  'Please select a valid MP3, OGG or WAV file': 'Lütfen geçerli bir MP3, OGG veya WAV dosyası seçin',
} as const satisfies Record<string, string>

/** Only texts that have a Turkish form may be used in a schema. */
export const say = (text: keyof typeof turkish): string => text

const isTranslated = (text: string): text is keyof typeof turkish => Object.hasOwn(turkish, text)

/** The message of an issue that no schema worded by itself. */
function generalMessage(issue: z.core.$ZodIssue, language: Language): string {
  const en = language === 'en'
  const isText = 'origin' in issue && issue.origin === 'string'
  const unit = isText ? (en ? ' characters' : ' karakter') : ''
  switch (issue.code) {
    case 'too_big':
      return en ? `Must be at most ${issue.maximum}${unit}` : `En fazla ${issue.maximum}${unit} olabilir`
    case 'too_small':
      return en ? `Must be at least ${issue.minimum}${unit}` : `En az ${issue.minimum}${unit} olmalı`
    case 'invalid_value':
      return en ? 'Not one of the accepted values' : 'Kabul edilen değerlerden biri değil'
    default:
      return en ? 'Missing or not valid' : 'Eksik veya geçersiz'
  }
}

/** What to tell the user about a failed check, in their language. */
export function fieldMessage(issue: z.core.$ZodIssue, language: Language): string {
  if (!isTranslated(issue.message)) return generalMessage(issue, language)
  return language === 'en' ? issue.message : turkish[issue.message]
}

/** The first message of each field, by its dotted path. */
export function fieldMessages(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.')] ??= fieldMessage(issue, language)
  return fields
}
