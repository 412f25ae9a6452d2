import type { guests as en } from '../../en/lessons/guests.ts'
import type { SameKeys } from '../../shape.ts'

export const guests = {
  title: 'Boş misafir yerleri',
  intro:
    'Kendi kursunla aynı türdeki başka bir kursun Speaking Group dersine katıl: paketindeki ekstra grup hakkıyla ya da kaçıracağın bir dersin yerine.',
  noRight:
    'Bazı paketlerde başka kurslarda ekstra Speaking Group hakkı vardır. Bir derse gelemeyeceğini erkenden bildirirsen onu da burada telafi edebilirsin.',
  tickets_one: 'Kullanabileceğin ekstra grup: {{count}}.',
  tickets_other: 'Kullanabileceğin ekstra grup: {{count}}.',
  missed_one: 'Telafi edebileceğin ders: {{count}}.',
  missed_other: 'Telafi edebileceğin ders: {{count}}.',
  limit:
    '{{days}} gün içinde en fazla {{count}} ders telafi edebilirsin. Hakkının dolduğu günlerde “Telafi et” yoktur.',
  failed: 'Misafir yerleri yüklenemedi',
  none: 'Şu anda hiçbir derste misafir yeri yok',
  noneHint: 'Öğrenciler gelemeyeceğini bildirdikçe yer açılır. Lütfen yarın yeniden bak.',
  more: '{{count}} tane daha göster',
  left_one: '{{count}} yer kaldı',
  left_other: '{{count}} yer kaldı',
  coach: 'Koç: {{coach}}',
  noTicket: 'Ekstra grup hakkın kalmadı.',
  way: { ticket: 'Misafir yeri', make_up: 'Telafi' },
  standsFor: 'Kaçıracağın dersin yerine: {{missed}}.',
  toSession: 'Derse git',
  freeUntil: 'Ücretsiz iptal için son an: {{moment}}.',
  notFree: {
    ticket: 'Ücretsiz iptal süresi doldu: iptal edersen ekstra grup hakkın geri gelmez.',
    make_up: 'Ücretsiz iptal süresi doldu: iptal edersen telafi hakkın kullanılmış olur.',
  },
  take: {
    ticket: 'Ekstra grup kullan',
    makeUp: 'Telafi et',
    askTicket: '1 ekstra grup hakkına mal olur.',
    askMakeUp: 'Kaçıracağın dersin yerine geçer: {{missed}}. O derse artık katılamazsın.',
    free: 'Ücretsiz iptal için son an: {{moment}}.',
    finalTicket: 'Başlamasına {{hours}} saatten az kaldı: iptal edersen ekstra grup hakkın geri gelmez.',
    finalMakeUp: 'Başlamasına {{hours}} saatten az kaldı: iptal edersen telafi hakkın kullanılmış olur.',
    deed: 'Yeri al',
    done: 'Yer senin',
    failed: 'Olmadı',
  },
  leave: {
    action: 'İptal et',
    free: {
      ticket: 'Ekstra grup hakkın geri gelir. Misafir yeri iptal edilsin mi?',
      make_up: 'Kaçırdığın dersi başka bir yerle telafi edebilirsin. Bu yer iptal edilsin mi?',
    },
    expired: 'Ekstra grup hakkının süresi dolduğu için geri gelmez. Misafir yeri iptal edilsin mi?',
    late: {
      ticket: 'Ücretsiz iptal süresi bittiği için ekstra grup hakkın geri gelmez. Yine de iptal edilsin mi?',
      make_up: 'Ücretsiz iptal süresi bittiği için telafi hakkın kullanılmış olur. Yine de iptal edilsin mi?',
    },
    deed: 'Yeri iptal et',
    done: 'Yer iptal edildi',
    failed: 'Yer iptal edilemedi',
  },
} as const satisfies SameKeys<typeof en>
