import type { credits as en } from '../../en/enroll/credits.ts'
import type { SameKeys } from '../../shape.ts'

/** What the credits and extra groups of a learner say. */
export const credits = {
  title: 'Ders kredileri',
  balance_one: 'ders kredisi',
  balance_other: 'ders kredisi',
  groups_one: 'ekstra Speaking Groups',
  groups_other: 'ekstra Speaking Groups',
  use: '1 kredi: 1 saatlik grup dersi, 45 dakikalık ikili ders veya 30 dakikalık özel ders.',
  lots: 'Kalanlar',
  expires: 'Son gün: {{date}}',
  source: {
    plan: 'Bir kursla geldi',
    pack: 'Satın alındı',
    admin: 'Okuldan',
    returned: 'İptal edilen bir ders için',
  },
  ledger: 'Nasıl oluştular',
  usable: 'Şu anda {{count}} tanesini kullanabilirsin. Diğerleri kurslarının ilk günü açılır.',
  opens: '{{date}} tarihinden itibaren kullanılabilir',
  none: 'Krediler ücretli bir kursla birlikte gelir: pakete göre 5, 10 veya 15.',
  reason: {
    plan: '“{{course}}” ile geldi',
    planOnly: 'Bir kursla geldi',
    pack: 'Satın alındı',
    refund: '“{{course}}” ile geri alındı',
    refundOnly: 'Geri alındı',
    admin: 'Okuldan',
    lesson: 'Ders',
    guest: 'Konuk olarak Speaking Group',
    returned: 'Geri geldi',
  },
  entryCredits_one: '{{sign}}{{count}} kredi',
  entryCredits_other: '{{sign}}{{count}} kredi',
  entryGroups_one: '{{sign}}{{count}} grup',
  entryGroups_other: '{{sign}}{{count}} grup',
  failed: 'Kredilerin yüklenemedi',
} as const satisfies SameKeys<typeof en>
