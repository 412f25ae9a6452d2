import type { dispute as en } from '../../en/admin/disputes.ts'
import type { SameKeys } from '../../shape.ts'

export const dispute: SameKeys<typeof en> = {
  title: 'İtirazlar',
  caption: 'Bu kaydın ödemelerine yapılan itirazlar, en eskisi önce',
  opened: 'Açıldı',
  closed: 'Karar',
  amount: 'Tutar',
  state: 'Durum',
  status: { open: 'Banka inceliyor', won: 'Kazanıldı', lost: 'Kaybedildi' },
  asked: 'Banka soruyor',
  atProvider: 'Lütfen bankayı sağlayıcının panelinden yanıtla. Karar buraya kendiliğinden gelir.',
  frozen: 'Yer duruyor. Banka karar verene kadar kullanılmayan krediler dondurulur ve para iade edilemez.',
  frozenCredits: 'Donduruldu: banka ödemeyi inceliyor',
  badge: 'İtiraz var',
  failed: 'İtirazlar alınamadı',
  record: 'İtiraz kaydet',
  recordHint:
    'Bu sağlayıcı itirazları yalnızca e-postayla ya da panelinde bildirir. Banka parayı aldığında buraya kaydet.',
  recordAmount: 'İtiraz edilen tutar',
  available: 'En çok {{amount}}.',
  recordAsk:
    '{{amount}} şu andan itibaren bankaya gitmiş sayılacak ve kullanılmayan krediler dondurulacak. İtiraz kaydedilsin mi?',
  recorded: 'İtiraz kaydedildi',
  recordFailed: 'İtiraz kaydedilemedi',
  won: 'Kazanıldı',
  lost: 'Kaybedildi',
  wonAsk:
    'Banka {{amount}} tutarını okula bıraktı: para yeniden işlenecek ve krediler açılacak. Kaydedilsin mi?',
  lostAsk:
    'Banka {{amount}} tutarını kesin olarak geri aldı: kayıt sona erecek, yer boşalacak ve kullanılmayan krediler geri alınacak. Kaydedilsin mi?',
  decided: 'Karar kaydedildi',
  decideFailed: 'Karar kaydedilemedi',
  filter: 'İtirazlar',
  filterAll: 'İtirazlı ve itirazsız',
  filters: { open: 'Açık itirazlar', any: 'Herhangi bir itiraz' },
}
