/** The Turkish of each field message, by its documented English text. A schema brings its own with `say`. */
const turkish = new Map<string, string>()

/** Adds the messages of a room. Returns its `say`, which also takes the messages that several rooms use. */
export function addMessages<English extends string>(messages: Readonly<Record<English, string>>) {
  for (const [english, translation] of Object.entries<string>(messages)) turkish.set(english, translation)
  return (text: English | CommonMessage): string => text
}

export const turkishOf = (english: string): string | undefined => turkish.get(english)

/** Messages of fields that several rooms use. */
const messages = {
  'Email is required': 'E-posta adresi gerekli',
  'Invalid email': 'Geçersiz e-posta adresi',
  'Contains a character that cannot be stored': 'Kaydedilemeyen bir karakter içeriyor',
  'Contains a character that cannot be seen': 'Görünmeyen bir karakter içeriyor',
  'Password is required': 'Şifre gerekli',
  'Password must be at least 6 characters': 'Şifre en az 6 karakter olmalı',
  'This password is too common, please choose another': 'Bu şifre çok yaygın, lütfen başka bir şifre seç',
  'The new password must differ from the current one': 'Yeni şifre şu anki şifreden farklı olmalı',
  'Passwords must match': 'Şifreler aynı olmalı',
  'Confirm password is required': 'Şifreyi tekrar yaz',
  'Username is required': 'Kullanıcı adı gerekli',
  'Username must be at least 3 characters': 'Kullanıcı adı en az 3 karakter olmalı',
  'Verification code is required': 'Doğrulama kodu gerekli',
  'Code must be at least 6 characters': 'Kod en az 6 karakter olmalı',
  'The code consists of digits only': 'Kod yalnızca rakamlardan oluşur',
  'Please select a valid JPEG image': 'Lütfen geçerli bir JPEG görseli seç',
  'Please record it again': 'Lütfen yeniden kaydet',
  'Name is required': 'Ad gerekli',
  'Your name is required': 'Adını yaz',
  'Message is required': 'Mesajını yaz',
  'Link to your channel is required': 'Kanalının bağlantısını yaz',
  'Please say who follows you': 'Seni kimlerin takip ettiğini yaz',
  'Subject is required': 'Konu gerekli',
  'Please say what is wrong': 'Lütfen sorunun ne olduğunu yaz',
  'Please select a picture (JPEG, PNG or WebP) or a PDF file':
    'Lütfen bir görsel (JPEG, PNG veya WebP) ya da PDF dosyası seç',
  'Must be a colour such as #c8201b': '#c8201b gibi bir renk olmalı',
  'Too light to read: choose a darker colour': 'Okunamayacak kadar açık: daha koyu bir renk seç',
  'Must be one line': 'Tek satır olmalı',
  'ID is required for image upload': 'Görsel yüklemek için kimlik (ID) gerekli',
  'Must be after the start': 'Başlangıçtan sonra olmalı',
  'Must be a valid URL': 'Geçerli bir URL olmalı',
  'Must be unique': 'Aynısı iki kez olamaz',
  'Add at least one entry, the page cannot be published without it':
    'En az bir kayıt ekle, sayfa onsuz yayınlanamaz',
  'Please select a valid PDF file': 'Lütfen geçerli bir PDF dosyası seç',
  'Summary is required': 'Özet gerekli',
  'User is required': 'Kullanıcı gerekli',
  'Must be a valid date': 'Geçerli bir tarih olmalı',
  'Primary coach is required': 'Asıl koç gerekli',
  'Price cannot be negative': 'Fiyat negatif olamaz',
  'End date must not be before the start date': 'Bitiş tarihi başlangıç tarihinden önce olamaz',
  'Choose another coach than the primary one': 'Asıl koçtan başka bir koç seç',
  'Note is required': 'Not gerekli',
  'Must be a whole number from 0 to 100': '0 ile 100 arasında bir tam sayı olmalı',
  'Must be a whole number from 100 to 300': '100 ile 300 arasında bir tam sayı olmalı',
  'Must not be lower than in the smaller plan': 'Daha küçük paketinkinden düşük olamaz',
  'Must be more than 0': '0’dan büyük olmalı',
  'A reason is required': 'Bir neden yaz',
  'This is required': 'Bu alan gerekli',
  'Must be a valid number': 'Geçerli bir numara olmalı',
  'Must be a valid IBAN': 'Geçerli bir IBAN olmalı',
  'Must be between 0 and 100': '0 ile 100 arasında bir tam sayı olmalı',
  'Must be between 0 and 50, with at most two decimals': '0 ile 50 arasında, en fazla iki ondalıklı olmalı',
  'Must be a valid phone number': 'Geçerli bir telefon numarası olmalı',
  'Title is required': 'Başlık gerekli',
  'Please choose a recipient': 'Lütfen bir alıcı seç',
  'This day is in the list already': 'Bu gün listede zaten var',
  'Date is required': 'Tarih gerekli',
  'Please fill in this field': 'Lütfen bu alanı doldur',
  'Duration must be at least 15 minutes': 'Süre en az 15 dakika olmalı',
  'Duration cannot exceed 4 hours': 'Süre 4 saati aşamaz',
  'Must be a day of the week': 'Haftanın bir günü olmalı',
  'Hour must be between 0 and 23': 'Saat 0 ile 23 arasında olmalı',
  'Minute must be between 0 and 59': 'Dakika 0 ile 59 arasında olmalı',
} as const satisfies Record<string, string>

type CommonMessage = keyof typeof messages

/** Only texts with a Turkish translation may be used in a schema. Rooms with many messages have a `say` of their own. */
export const say = addMessages(messages)
