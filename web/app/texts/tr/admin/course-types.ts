import type { courseTypes as en } from '../../en/admin/course-types.ts'
import type { SameKeys } from '../../shape.ts'

export const courseTypes: SameKeys<typeof en> = {
  title: 'Kurs Türleri',
  create: 'Kurs türü oluştur',
  listFailed: 'Kurs türleri yüklenemedi',
  emptyHint: 'İlk kurs türünü oluştur, ardından modüllerini ve kurslarını ekle.',
  levels: '{{range}} seviyesi',
  column: { id: 'Kimlik', name: 'Tür Adı', isActive: 'Durum', description: 'Açıklama' },
  status: { active: 'AKTİF', passive: 'Pasif' },
  view: '{{name}} türünü görüntüle',
  edit: '{{name}} türünü düzenle',
  activate: '{{name}} türünü etkinleştir',
  deactivate: '{{name}} türünü pasif yap',
  info: {
    title: 'Türler silinmez',
    text: 'Kurslar türlerine bağlıdır, bu yüzden bir tür kalıcıdır. Pasif bir tür yeni kurslar için artık sunulmaz.',
  },
  form: {
    createTitle: 'Yeni Kurs Türü Oluştur',
    title: 'Kurs Türü',
    name: 'Tür Adı',
    description: 'Açıklama',
    fromLevel: 'İlk seviye',
    toLevel: 'Son seviye',
    anyLevel: 'Her seviye',
    levelsHint:
      'Kurs, seviyesi bu ikisinin arasında olan öğrencilere uygundur. İlk seviyede ya da üstünde olan öğrencilerin önceki kursa ihtiyacı yoktur.',
    isActive: 'Aktif',
    isActiveHint: 'Pasif bir tür yeni kurslar için artık sunulmaz.',
    counts: 'Bu türde {{modules}} ve {{courses}} var.',
    modules_one: '{{count}} modül',
    modules_other: '{{count}} modül',
    courses_one: '{{count}} kurs',
    courses_other: '{{count}} kurs',
    create: 'Oluştur',
    save: 'Kaydet',
  },
  toggle: {
    activate: '“{{name}}” etkinleştirilsin mi? Yeni kurslar için yeniden sunulur.',
    deactivate:
      '“{{name}}” pasif yapılsın mı? Yeni kurslar için artık sunulmaz. Bu türdeki kurslar devam eder.',
  },
  copy: {
    action: '{{name}} türünü kopyala',
    ask: '“{{name}}” modülleri, quizleri ve dosyalarıyla kopyalansın mı? Kurslar ve öğrencilerin çalışmaları kopyalanmaz.',
    done: 'Kurs türü kopyalandı',
    doneText: '“{{name}}”, sen etkinleştirene kadar pasif.',
    failed: 'Kurs türü kopyalanamadı',
  },
  created: 'Kurs türü oluşturuldu',
  updated: 'Kurs türü güncellendi',
  failed: 'Bir hata oluştu!',
  failedText: 'Kurs türü kaydedilemedi',
}
