import type { search as english } from '../../en/frame/search.ts'
import type { SameKeys } from '../../shape.ts'

export const search: SameKeys<typeof english> = {
  open: 'Ara',
  shortcut: 'Ctrl K',
  title: 'Ara',
  label: 'Bir ekran, işlem, kurs, modül, kaynak veya kişi ara',
  placeholder: 'Ne arıyorsun?',
  results: 'Sonuçlar',
  group: {
    recent: 'Son açılanlar',
    screens: 'Ekranlar',
    courses: 'Kurslar',
    modules: 'Modüller',
    users: 'Kişiler',
    resources: 'Kaynaklar',
    lessons: 'Özel dersler',
    actions: 'İşlemler',
  },
  courseDays: '{{from}} – {{to}}',
  cancelledCourse: '{{days}} · iptal edildi',
  moduleOf: '{{number}}. modül · {{type}}',
  lessonKind: { private: 'Özel ders', duo: 'İkili ders', group: 'Grup dersi' },
  lessonAt: '{{kind}}, {{time}} (İstanbul)',
  hint: 'En az iki harf yaz. Noktalar ve büyük harfler fark etmez.',
  searching: 'Aranıyor…',
  nothing: '“{{text}}” için bir şey bulunamadı. Daha az veya başka harfler dene.',
  failed: 'Arama yapılamadı',
  count_one: '{{count}} sonuç',
  count_other: '{{count}} sonuç',
}
