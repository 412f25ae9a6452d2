import { brand } from '@sohbet/domain/brand'
import type { PublicContent } from '../public-content.ts'

export const contact: PublicContent['contact'] = {
  meta: {
    title: 'İletişim',
    description: `${brand.name} ile iletişim: soru sor, seviyeni anlat, sınav hedefini söyle. Form, e-posta ve adres burada.`,
  },
  hero: {
    plate: 'İletişim',
    title: 'Yaz. Gerçek biri okuyor.',
    lead: 'Türkçe ya da İngilizce, nasıl rahatsan. Yarım cümle de olur.',
  },
  form: {
    title: 'Bize yaz',
    name: 'Adın',
    email: 'E-posta adresin',
    message: 'Mesajın',
    hint: 'TOEIC ya da IELTS hedefin varsa onu da yaz.',
    trap: 'Bu alanı boş bırak',
    send: 'Gönder',
    missing: { name: 'Adını yaz.', email: 'E-posta adresini yaz.', message: 'Mesajını yaz.' },
    invalidEmail: 'Bu bir e-posta adresine benzemiyor. Örnek: ad@ornek.com',
    tooLong: 'Fazla uzun; şu kadar karakter kısalt:',
    failed: 'Mesajın gönderilemedi. Biraz sonra yeniden dene ya da e-posta yaz.',
    thanks: { title: 'Mesajın elimizde.', text: 'Teşekkürler, en kısa zamanda cevap yazacağız.' },
    privacy: 'Yazdıkların yalnızca sana cevap vermek için kullanılır:',
    privacyLink: 'gizlilik politikası',
    noScript: 'Form için JavaScript gerekiyor. Onsuz da olur, şu adrese yaz:',
  },
  ways: {
    mail: { title: 'E-posta', text: 'Form sevmiyorsan doğrudan yaz.' },
    address: { title: 'Adres', text: 'Dersler çevrim içi; adres, mektup ve resmî yazışma için.' },
    phone: { title: 'Telefon', text: 'Hafta içi, İstanbul saatiyle 10.00-18.00.' },
  },
}
