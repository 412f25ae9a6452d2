import type { runningTest as en } from '../../en/shared/running-test.ts'
import type { SameKeys } from '../../shape.ts'

export const runningTest: SameKeys<typeof en> = {
  open: 'Testiniz sürüyor: soru {{number}} / {{count}}.',
  openHint: 'Oradan devam edersiniz; verdiğiniz yanıtlar kayıtlı.',
  answered: '{{count}} sorunun hepsi yanıtlandı.',
  answeredHint: 'Geriye yalnızca testinizi göndermek kaldı.',
  continue: 'Devam et, soru {{number}} / {{count}}',
  submit: 'Testinizi gönderin',
}
