import type { runningTest as en } from '../../en/shared/running-test.ts'
import type { SameKeys } from '../../shape.ts'

export const runningTest: SameKeys<typeof en> = {
  open: 'Testin sürüyor: soru {{number}} / {{count}}.',
  openHint: 'Oradan devam edersin; verdiğin yanıtlar kayıtlı.',
  answered: '{{count}} sorunun hepsi yanıtlandı.',
  answeredHint: 'Geriye yalnızca testini göndermek kaldı.',
  continue: 'Devam et, soru {{number}} / {{count}}',
  submit: 'Testini gönder',
}
