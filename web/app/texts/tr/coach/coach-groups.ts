import type { coachGroups as en } from '../../en/coach/coach-groups.ts'
import type { SameKeys } from '../../shape.ts'

export const coachGroups = {
  title: 'Gruplar',
  hint: 'Kurslarının mesajlaşma grupları. Eksik üyesi olanlar önce gelir.',
  failed: 'Gruplar yüklenemedi',
  empty: 'Henüz grup yok',
  emptyHint: 'Okul, bir kursun gruplarını kurs başlamadan kısa süre önce oluşturur. O zaman burada olurlar.',
  toCourses: 'Kursların',
  courseEmpty: 'Bu kursun henüz grubu yok',
  courseEmptyHint: 'Okul, kurs kayda kapandıktan sonra grupları oluşturur.',
  withoutGroup_one: 'kursunda {{count}} öğrencinin grubu yok.',
  withoutGroup_other: 'kursunda {{count}} öğrencinin grubu yok.',
  members_one: '{{count}} üye',
  members_other: '{{count}} üye',
  notJoined_one: '{{count}} kişi katılmadı',
  notJoined_other: '{{count}} kişi katılmadı',
  allJoined: 'Herkes katıldı',
  noLinkShort: 'Bağlantı yok',
  link: {
    label: 'Davet bağlantısı',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    none: 'Okul davet bağlantısını henüz eklemedi, bu yüzden öğrenciler katılamıyor.',
  },
  list: {
    missing: 'Katılmayanlar',
    there_one: 'Katılan veya bağlantıyı açan ({{count}})',
    there_other: 'Katılanlar veya bağlantıyı açanlar ({{count}})',
  },
  known: {
    unopened: 'Bağlantıyı açmadı',
    opened: 'Bağlantıyı açtı, {{at}}',
    in: { learner: 'Gruptayım dedi, {{at}}', staff: 'Okul: grupta, {{at}}' },
    out: { learner: 'Grupta değilim dedi, {{at}}', staff: 'Okul: grupta değil, {{at}}' },
  },
  say: {
    in: 'Grupta',
    inNamed: '{{name}} grupta',
    out: 'Grupta değil',
    outNamed: '{{name}} grupta değil',
    failed: 'Bu kaydedilemedi',
  },
  remind: {
    button_one: '{{count}} kişiye hatırlat',
    button_other: '{{count}} kişiye hatırlat',
    named_one: '{{group}} grubuna katılmayan {{count}} kişiye hatırlat',
    named_other: '{{group}} grubuna katılmayan {{count}} kişiye hatırlat',
    text: 'Merhaba! “{{group}}” grubumuz seni bekliyor. Panelindeki “Grubu aç” düğmesiyle katıl: {{link}}',
  },
  without: {
    title: 'Grubu olmayanlar',
    hint: 'Onları bir gruba okul alır.',
  },
} as const satisfies SameKeys<typeof en>
