import type { Language } from '@sohbet/domain/language'
import type { z } from 'zod'

/** Field messages of forms: the documented English text and its Turkish. */
const turkish = {
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
  'Please select a JPEG, PNG or WebP picture': 'Lütfen bir JPEG, PNG veya WebP görseli seç',
  'Please record it again': 'Lütfen yeniden kaydet',
  'Name is required': 'Ad gerekli',
  'Your name is required': 'Adını yaz',
  'Message is required': 'Mesajını yaz',
  'Date is required': 'Tarih gerekli',
  'Reason is required': 'Gerekçe gerekli',
  'Link to your channel is required': 'Kanalının bağlantısını yaz',
  'Please say who follows you': 'Seni kimlerin takip ettiğini yaz',
  '3 to 30 small letters, digits and dashes': '3-30 küçük harf, rakam ve tire',
  'Enter a rate from 1 to 50 per cent': 'Yüzde 1 ile 50 arasında bir oran gir',
  'Enter a sum above 0': '0’dan büyük bir tutar gir',
  'Enter a sum other than 0': '0’dan farklı bir tutar gir',
  'Subject is required': 'Konu gerekli',
  'Please say what is wrong': 'Lütfen sorunun ne olduğunu yaz',
  'Please select a picture (JPEG, PNG or WebP) or a PDF file':
    'Lütfen bir görsel (JPEG, PNG veya WebP) ya da PDF dosyası seç',
  'Must be a colour such as #c8201b': '#c8201b gibi bir renk olmalı',
  'Too light to read: choose a darker colour': 'Okunamayacak kadar açık: daha koyu bir renk seç',
  'Must be one line': 'Tek satır olmalı',
  'ID is required for image upload': 'Görsel yüklemek için kimlik (ID) gerekli',
  'Must be after the start': 'Başlangıçtan sonra olmalı',
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
  'Must be a valid URL': 'Geçerli bir URL olmalı',
  'Must be unique': 'Aynısı iki kez olamaz',
  'There is no video at this address. Enter a Vimeo number, or the address of a video or of a video file.':
    'Bu adreste video yok. Bir Vimeo numarası ya da bir videonun veya video dosyasının adresini gir.',
  'Answer is required': 'Cevap gerekli',
  'Question text is required': 'Soru metni gerekli',
  'Question type is required': 'Soru türü gerekli',
  'Option text is required': 'Seçenek metni gerekli',
  'Exactly four options, A to D, are required': 'A’dan D’ye tam dört seçenek gerekli',
  'Correct option is required': 'Doğru seçenek gerekli',
  'Options must differ': 'Seçenekler birbirinden farklı olmalı',
  'Must be text or listening': 'text veya listening olmalı',
  'Must be true or false': 'true veya false olmalı',
  'The quick test has no listening questions': 'Hızlı testte dinleme sorusu olmaz',
  'Must be A to D': 'A, B, C veya D olmalı',
  'Must be grammar, vocabulary or listening': 'grammar, vocabulary veya listening olmalı',
  'Must be A1 to C1': 'A1, A2, B1, B2 veya C1 olmalı',
  'A text question measures grammar or vocabulary': 'Yazılı bir soru grammar veya vocabulary ölçer',
  'Must be multi-option, fill_blank, sentence or drag-drop':
    'multi-option, fill_blank, sentence veya drag-drop olmalı',
  'Must be draft, published or empty': 'taslak, yayında veya boş olmalı',
  'There is no such module': 'Böyle bir modül yok',
  'Several modules have this name, use the number': 'Bu adda birden fazla modül var, numarasını yaz',
  'The module is missing': 'Modül eksik',
  'This is the quiz of another module': 'Bu, başka bir modülün quizi',
  'There is a module with this number already': 'Bu numarada bir modül zaten var',
  'The same number stands in an earlier row': 'Aynı numara daha önceki bir satırda var',
  'There is no such recording': 'Böyle bir ses kaydı yok',
  'Please select a valid MP3, M4A, OGG or WAV file': 'Lütfen geçerli bir MP3, M4A, OGG veya WAV dosyası seç',
  'The last level must not be below the first': 'Son seviye ilk seviyenin altında olamaz',
  'Course Type Name must be at least 3 characters': 'Kurs türü adı en az 3 karakter olmalı',
  'Description is required': 'Açıklama gerekli',
  'Status is required': 'Durum gerekli',
  'Module Name is required': 'Modül adı gerekli',
  'Module Name must be at least 3 characters': 'Modül adı en az 3 karakter olmalı',
  'Order must be a positive number': 'Sıra pozitif bir sayı olmalı',
  'Video title is required': 'Video başlığı gerekli',
  'Video description is required': 'Video açıklaması gerekli',
  'Video source is required': 'Video kaynağı gerekli',
  'Add at least one entry, the page cannot be published without it':
    'En az bir kayıt ekle, sayfa onsuz yayınlanamaz',
  'At least one document item is required': 'En az bir belge gerekli',
  'English is required': 'İngilizcesi gerekli',
  'Turkish is required': 'Türkçesi gerekli',
  'A module has at most 100 words': 'Bir modülde en fazla 100 kelime olur',
  'You can add max 4 Documents to a module': 'Bir modüle en fazla 4 belge ekleyebilirsin',
  'Document title is required': 'Belge başlığı gerekli',
  'Document description is required': 'Belge açıklaması gerekli',
  'Document URL is required': 'Belge bağlantısı gerekli',
  'Please select a valid MP4 file': 'Lütfen geçerli bir MP4 dosyası seç',
  'Please select a valid PDF file': 'Lütfen geçerli bir PDF dosyası seç',
  'Question content is required': 'Soru içeriği gerekli',
  'Source type is required': 'Kaynak türü gerekli',
  'Options A to D are required': 'A’dan D’ye bütün seçenekler gerekli',
  'Correct answer is required': 'Doğru cevap gerekli',
  'Summary is required': 'Özet gerekli',
  'User is required': 'Kullanıcı gerekli',
  'Must be a valid date': 'Geçerli bir tarih olmalı',
  'Must be a valid time': 'Geçerli bir saat olmalı',
  'Must be a day of the week': 'Haftanın bir günü olmalı',
  'Hour must be between 0 and 23': 'Saat 0 ile 23 arasında olmalı',
  'Minute must be between 0 and 59': 'Dakika 0 ile 59 arasında olmalı',
  'Duration must be at least 15 minutes': 'Süre en az 15 dakika olmalı',
  'Duration cannot exceed 4 hours': 'Süre 4 saati aşamaz',
  'At least one zoom session is required': 'En az bir Zoom dersi gerekli',
  'At most 21 zoom sessions a week are allowed': 'Haftada en fazla 21 Zoom dersi olabilir',
  'Sessions on the same day cannot overlap': 'Aynı gündeki dersler çakışamaz',
  'Score must be between 0 and 4000': 'Puan 0 ile 4000 arasında olmalı',
  'Course name must be at least 3 characters': 'Kurs adı en az 3 karakter olmalı',
  'Course type is required': 'Kurs türü gerekli',
  'Start date is required': 'Başlangıç tarihi gerekli',
  'End date is required': 'Bitiş tarihi gerekli',
  'Coach is required': 'Koç gerekli',
  'Primary coach is required': 'Asıl koç gerekli',
  'Price is required': 'Fiyat gerekli',
  'Price cannot be negative': 'Fiyat negatif olamaz',
  'A price is 1 or more. Tick “Free course” for none.':
    'Fiyat 1 veya daha fazla olmalı. Ücretsizse “Ücretsiz kurs” kutusunu işaretle.',
  'The lowest price in Turkish lira is 30 TL. Tick “Free course” for none.':
    'Türk lirasıyla en düşük fiyat 30 TL. Ücretsizse “Ücretsiz kurs” kutusunu işaretle.',
  'The highest price in Turkish lira is 333,333.33 TL': 'Türk lirasıyla en yüksek fiyat 333.333,33 TL',
  'The highest price in US dollars is $333,333.33': 'ABD dolarıyla en yüksek fiyat $333.333,33',
  'Price has two decimals at most': 'Fiyatta en fazla iki ondalık basamak olabilir',
  'Must allow at least one enrollment': 'En az bir kayda izin verilmeli',
  'Duration must be at least 1 day': 'Süre en az 1 gün olmalı',
  'Zoom link is required': 'Zoom bağlantısı gerekli',
  'End date must not be before the start date': 'Bitiş tarihi başlangıç tarihinden önce olamaz',
  'A course lasts 3 years at most': 'Bir kurs en fazla 3 yıl sürebilir',
  'Choose another coach than the primary one': 'Asıl koçtan başka bir koç seç',
  'A course cannot require its own type': 'Bir kurs kendi türünü ön koşul olarak isteyemez',
  'Course is required': 'Kurs gerekli',
  'Note is required': 'Not gerekli',
  'Use 3 to 30 letters, digits and dashes': '3 ile 30 arası harf, rakam ve tire kullan',
  'Must be a whole number from 1 to 100': '1 ile 100 arasında bir tam sayı olmalı',
  'Must be a whole number from 0 to 100': '0 ile 100 arasında bir tam sayı olmalı',
  'Must be a whole number from 100 to 300': '100 ile 300 arasında bir tam sayı olmalı',
  'Must not be lower than in the smaller plan': 'Daha küçük paketinkinden düşük olamaz',
  'Must be 1 or more, or empty': '1 veya daha fazla olmalı ya da boş kalmalı',
  'Must be more than 0': '0’dan büyük olmalı',
  'The early-bird price must be lower than the price': 'Erken kayıt fiyatı, fiyattan düşük olmalı',
  'Enter the last day of the early-bird price': 'Erken kayıt fiyatının son gününü gir',
  'The lowest early-bird price is $1': 'En düşük erken kayıt fiyatı $1',
  'The lowest early-bird price is 30 TL': 'En düşük erken kayıt fiyatı 30 TL',
  'Please fill in this field': 'Lütfen bu alanı doldur',
  'Phone number is not valid': 'Telefon numarası geçerli değil',
  'Identity number is not valid': 'Kimlik numarası geçerli değil',
  'Choose from the list of instalments': 'Taksit sayısını listeden seç',
  'Place is required': 'Sıra gerekli',
  'Card number is required': 'Kart numarası gerekli',
  'Card number is not valid': 'Kart numarası geçerli değil',
  'A reason is required': 'Bir neden yaz',
  'Group name must be at least 3 characters': 'Grup adı en az 3 karakter olmalı',
  'Group names must differ': 'Grup adları birbirinden farklı olmalı',
  'Choose a coach': 'Bir koç seç',
  'Choose a time': 'Bir zaman seç',
  'Choose a group': 'Bir grup seç',
  'Enter 1 to 7 days': '1 ile 7 arasında bir gün sayısı gir',
  'Enter 10 to 1200 minutes': '10 ile 1200 arasında bir dakika sayısı gir',
  'The last day must not be before the first day': 'Son gün ilk günden önce olamaz',
  'Choose another group': 'Başka bir grup seç',
  'Must add or remove something': 'Bir şey eklemeli veya çıkarmalı',
  'This is required': 'Bu alan gerekli',
  'Must be a valid number': 'Geçerli bir numara olmalı',
  'Tax number is not valid: it has 10 digits, or 11 for an identity number':
    'Vergi numarası geçerli değil: 10 hane, kimlik numarasıysa 11 hane olmalı',
  'Identity number is not valid: it has 11 digits': 'Kimlik numarası geçerli değil: 11 hane olmalı',
  'Must be a valid IBAN': 'Geçerli bir IBAN olmalı',
  'Must be between 0 and 100': '0 ile 100 arasında bir tam sayı olmalı',
  'Must be between 0 and 50, with at most two decimals': '0 ile 50 arasında, en fazla iki ondalıklı olmalı',
  'Must be a valid phone number': 'Geçerli bir telefon numarası olmalı',
  'Title is required': 'Başlık gerekli',
  'Please choose a recipient': 'Lütfen bir alıcı seç',
  'Type is required': 'Tür gerekli',
  'Link or file is required': 'Bağlantı veya dosya gerekli',
  'A website is not one of our own files': 'Bir web sitesi kendi dosyalarımızdan biri olamaz',
  'Please select a PDF, JPEG, MP3, M4A, OGG or WAV file':
    'Lütfen bir PDF, JPEG, MP3, M4A, OGG veya WAV dosyası seç',
  'Please select an MP4, MP3, M4A, OGG or WAV file': 'Lütfen bir MP4, MP3, M4A, OGG veya WAV dosyası seç',
  'Please select a PDF, MP4, MP3, M4A, OGG or WAV file':
    'Lütfen bir PDF, MP4, MP3, M4A, OGG veya WAV dosyası seç',
  'This day is in the list already': 'Bu gün listede zaten var',
  'Enter 10 to 90 seconds': '10 ile 90 saniye arasında bir değer gir',
  'Enter a text, or upload a picture or a recording': 'Bir metin gir ya da bir görsel veya ses kaydı yükle',
  'Upload the recording that learners shadow': 'Öğrencilerin birlikte söyleyeceği ses kaydını yükle',
  'A module has at most 10 speaking tasks': 'Bir modülde en fazla 10 konuşma görevi olabilir',
  'Mark it from 1 to 4': '1 ile 4 arasında bir not ver',
  'Answer by voice or text': 'Sesle ya da yazıyla yanıtla',
} as const satisfies Record<string, string>

export type FieldMessage = keyof typeof turkish

const isTranslated = (text: string): text is FieldMessage => Object.hasOwn(turkish, text)

/** The message of an issue that has no text in the schema. */
function generalMessage(issue: z.core.$ZodIssue, language: Language): string {
  const en = language === 'en'
  const isText = 'origin' in issue && issue.origin === 'string'
  const unit = isText ? (en ? ' characters' : ' karakter') : ''
  const written = (limit: number | bigint) => new Intl.NumberFormat(language).format(limit) + unit
  switch (issue.code) {
    case 'too_big': {
      const most = written(issue.maximum)
      return en ? `Must be at most ${most}` : `En fazla ${most} olabilir`
    }
    case 'too_small': {
      const least = written(issue.minimum)
      return en ? `Must be at least ${least}` : `En az ${least} olmalı`
    }
    case 'invalid_value':
      return en ? 'Not one of the accepted values' : 'Kabul edilen değerlerden biri değil'
    default:
      return en ? 'Missing or not valid' : 'Eksik veya geçersiz'
  }
}

/** The message of a failed check, in the user's language. */
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

/** All messages of each field, one per line. */
export function allFieldMessages(
  issues: readonly z.core.$ZodIssue[],
  language: Language,
): Record<string, string> {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const messages = (fields[issue.path.join('.')] ??= [])
    const message = fieldMessage(issue, language)
    if (!messages.includes(message)) messages.push(message)
  }
  return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [path, messages.join('\n')]))
}
