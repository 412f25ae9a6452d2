import { serviceFaults, serviceNames } from '@sohbet/domain/system/service-health'
import { z } from 'zod'
import { moment } from '../fields.ts'

export const serviceTroubleNotice = {
  service: z.enum(serviceNames),
  /** Null when the service works again. */
  fault: z.enum(serviceFaults).nullable(),
  /** When the trouble began. */
  since: moment,
}
