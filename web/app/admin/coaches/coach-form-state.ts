import type { CoachFormValues } from '@sohbet/contract/people/coaches'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'

export type CoachFormState = ZodForm<CoachFormValues, unknown>
