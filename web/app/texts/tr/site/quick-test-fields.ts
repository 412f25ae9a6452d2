import type { quickTestFields as en } from '../../en/site/quick-test-fields.ts'
import type { SameKeys } from '../../shape.ts'

export const quickTestFields = {
  quickTest: 'Hızlı test',
  call: 'Diğer sayfalardaki çağrı',
  'call-link': 'Hızlı teste giden düğme',
  'quickTest-steps': 'Test sırasında',
  'steps-start': 'Başlama düğmesi',
  'steps-place': 'Soru numarası',
  'steps-back': 'Geri düğmesi',
  'steps-next': 'Sonraki soru düğmesi',
  'steps-skip': 'Yanıtsızken aynı düğme',
  'steps-finish': 'Sonuç düğmesi',
  'steps-left': 'Etiket: kalan süre',
  'steps-over': 'Üç dakika dolunca',
  'quickTest-result': 'Sonuç',
  'result-right': 'Doğru yanıt sayısı',
  'result-line': 'Ekran okuyucular için seviye çizgisi',
  'result-levels': 'Her seviyede neler yapılır, A1’den C1’e',
  'result-again': 'Yeniden çözme bağlantısı',
  'result-fits': 'Seviyeye uyan gruplar',
  'fits-none': 'Uyan grup yokken',
  'result-invite': 'Seviye testine davet',
} as const satisfies SameKeys<typeof en>
