import type { cancelledCourse as en } from '../../en/enroll/endings.ts'
import type { SameKeys } from '../../shape.ts'

/** Why an enrolment ended. */
export const why = {
  expired: 'Ödeme süresi doldu.',
  declined: 'Ödeme gerçekleşmedi.',
  learner: 'Sen iptal ettin.',
  admin: 'Okul iptal etti.',
  refunded: 'Para iade edildi.',
  unprepared: 'Ödeme geldiğinde ön koşullar artık sağlanmıyordu.',
  disputed: 'Bankan ödemeyi geri aldı.',
  course_cancelled: 'Okul kursu iptal etti.',
}

export const cancelledCourse = {
  hint: 'Okul “{{course}}” kursunu iptal etti.',
  badge: 'okul iptal etti',
  title: 'Okul bu kursu iptal etti',
  ask: 'Başka bir kurs mu, paranın iadesi mi? Şu zamana kadar seç: {{moment}}. Yanıt vermezsen {{amount}} iade edilir.',
  askFree: 'Şu zamana kadar başka bir kurs seç: {{moment}}. Yanıt vermezsen kaydın sona erer.',
  courses: 'Aynı türden başka kurslar',
  none: 'Şu anda aynı türden, boş yeri olan başka bir kurs yok.',
  move: 'Bu kursa geç',
  moveAsk: 'Yerini “{{course}}” kursuna taşımak istiyor musun? İlerlemen ve ders kredilerin seninle gelir.',
  moveCheaper: 'Bu kurs daha ucuz: {{amount}} geri alırsın.',
  moveDearer: 'Bu kurs daha pahalı; farkı okul karşılar.',
  clash: 'Şu kurslardaki derslerinle aynı saatte: {{courses}}.',
  refund: '{{amount}} geri al',
  refundAsk: 'Kaydını bitirip {{amount}} geri almak istiyor musun? Kursla gelen ders kredileri geri alınır.',
  leave: 'Kurstan ayrıl',
  leaveAsk: 'Kaydını bitirmek istiyor musun?',
  moved: 'Artık “{{course}}” kursundasın',
  ended: 'Kaydın sona erdi',
  failed: 'İşlem olmadı',
  loadFailed: 'Seçimin yüklenemedi',
} as const satisfies SameKeys<typeof en>
