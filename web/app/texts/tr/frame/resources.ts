import type { resources as english } from '../../en/frame/resources.ts'
import type { SameKeys } from '../../shape.ts'

export const resources: SameKeys<typeof english> = {
  title: 'Öğrenme Kaynakları',
  intro: 'Okulunun senin için derledikleri: herkes için, seviyen için ve kursların için.',
  type: { pdf: 'PDF', video: 'Video', website: 'Web sitesi', other: 'Diğer' },
  forLevel: '{{level}} için',
  all: 'Bütün kaynaklar',
  filter: 'Göster',
  allTypes: 'Bütün türler',
  none: 'Henüz kaynak yok',
  noneHint: 'Okulunun senin için derledikleri burada olacak.',
  noneOfType: 'Bu türde bir kaynak yok',
  listFailed: 'Kaynaklar yüklenemedi',
  oneFailed: 'Kaynak yüklenemedi',
  missingHint: 'Kaldırılmış, ya da başka bir seviye veya kurs için olabilir.',
  open: '{{host}} sitesini aç',
  openNamed: '{{title}}: {{host}} sitesini yeni sekmede aç',
  elsewhereHint: 'Bu bağlantı okulumuzun dışına, {{host}} sitesine götürür. Yeni sekmede açılır.',
  download: 'İndir',
  downloadNamed: 'İndir: {{title}}',
}
