import type { FieldMessage } from './field-messages.ts'

/**
 * Only texts with a Turkish translation may be used in a schema. The translations are not imported here, because
 * schemas are on pages without a form too.
 */
export const say = (text: FieldMessage): string => text
