import type { partnerPage as en } from '../../en/partner/partner-page.ts'
import type { SameKeys } from '../../shape.ts'

/** Bir ortağın özel sayfası. */
export const partnerPage: SameKeys<typeof en> = {
  documentTitle: 'Ortak sayfan',
  title: 'Merhaba {{name}}',
  lead: 'Getirdiğin bir öğrencinin ödediği ilk kursun KDV hariç fiyatından {{rate}} komisyon alırsın.',
  inactive: 'Bağlantın şu anda kapalı: yeni tıklamalar ve kayıtlar sayılmıyor.',
  link: 'Bağlantın',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  payouts: 'Ödemeler',
  private:
    'Burada yalnızca toplamlar var: getirdiğin kişilerin bilgisi onlara aittir. Bu adresi kimseyle paylaşma.',
  missing: 'Bu adreste bir sayfa yok',
  missingHint: 'Adres yenilenmiş olabilir. Yenisini okuldan iste.',
  failed: 'Sayıların yüklenemedi',
}
