import type { cancelOver as enOver, withdrawal as en } from '../../en/enroll/withdrawal.ts'
import type { SameKeys } from '../../shape.ts'

export const cancelOver = {
  start: 'Artık iptal edilemez. Son tarih, kurs başlamadan 24 saat öncesiydi: {{moment}}.',
  change:
    'Artık iptal edilemez. Son tarih, okulun tarihleri veya saatleri değiştirmesinden 7 gün sonrasıydı: {{moment}}.',
  withdrawal: 'Artık iptal edilemez. Son tarih, ödemenden 14 gün sonrasıydı: {{moment}}.',
} as const satisfies SameKeys<typeof enOver>

export const withdrawal = {
  tick: 'Derslerin, 14 günlük cayma süresi dolmadan başlamasını istiyorum (isteğe bağlı).',
  soon: 'Bu kurs 14 gün içinde başlıyor. Bu kutuyu işaretlersen iptal için son an, başlangıçtan 24 saat öncesidir: {{start}}. İşaretlemezsen son an şudur: {{until}}. O durumda kurs başladıktan sonra ücretin henüz yapılmamış derslere düşen payını geri alırsın.',
  tooLate:
    'Bu kurs 24 saat içinde başlıyor. Bu kutuyu işaretlersen artık iptal edilemez. İşaretlemezsen son an şudur: {{until}}. O durumda kurs başladıktan sonra ücretin henüz yapılmamış derslere düşen payını geri alırsın.',
  later:
    'Bu kurs daha sonra başlıyor. İşaretlesen de işaretlemesen de şu zamana kadar iptal edebilirsin: {{start}}.',
  until:
    '14 gün içinde cayma hakkın olduğu için şu zamana kadar iptal edebilirsin: {{moment}}. Kurs başlamadan paranın tamamını, sonra henüz yapılmamış derslerin payını geri alırsın.',
  cancel: 'Ödemenden sonra 14 gün içinde cayabilirsin. Son an: {{moment}}. Şu anki iade: {{amount}}.',
} as const satisfies SameKeys<typeof en>
