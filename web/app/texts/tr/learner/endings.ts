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
