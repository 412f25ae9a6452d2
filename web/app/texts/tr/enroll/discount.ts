/** Discount codes and early-bird prices. */
export const discount = {
  have: 'İndirim kodun var mı?',
  label: 'İndirim kodu',
  apply: 'Uygula',
  remove: 'Kodu kaldır',
  accepted: '{{code}} kodu uygulandı.',
  earlyIsBetter: 'Erken kayıt fiyatı bu koddan daha avantajlı; erken kayıt fiyatını ödersin.',
  failed: 'Kodu kontrol edemedik. Lütfen yeniden dene.',
  before: 'Önceki fiyat:',
  until: '{{day}} gününe kadar',
  list: 'Fiyat',
  code: '{{code}} indirim kodu',
  early: 'Erken kayıt fiyatı',
  earlyUntil: 'Erken kayıt fiyatı ({{day}} gününe kadar)',
  nothingToPay: 'Bu kodla ödeyecek bir şey yok. Kaydolduğun anda yer senin.',
}
