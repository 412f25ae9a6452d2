import { materialKinds } from '@sohbet/domain/live-session/materials'
import { z } from 'zod'
import { id } from '../fields.ts'

/** A file or a link of a session, for its learners. */
export const sessionMaterial = z.object({
  id,
  title: z.string(),
  kind: z.enum(materialKinds),
  /** URL that opens it. URLs of our own files are valid for some hours. */
  url: z.string(),
  /** Size of a file; null for a link. */
  bytes: z.number().int().nullable(),
})
export type SessionMaterial = z.infer<typeof sessionMaterial>

/** The same for staff. */
export const staffMaterial = sessionMaterial.extend({
  /** Null after the account was erased. */
  addedBy: z.string().nullable(),
})
export type StaffMaterial = z.infer<typeof staffMaterial>
