import { Button } from '@mantine/core'
import { listChanges, type Change } from '@sohbet/contract/core/change-log'
import type { ChangeArea } from '@sohbet/domain/change'
import { useState } from 'react'
import type { changes as changeTrail } from '../../texts/en/admin/changes.ts'
import type { editConflict } from '../../texts/en/admin/edit-conflict.ts'
import { useTranslation } from '../../texts/use-translation.ts'
import { ApiError, call } from '../../api/call.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../texts/language.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showError } from '../../ui/feedback/toasts.tsx'
import { mergeEdits, type EditedField } from '../../ui/form/merge-edits.ts'
import type { ZodForm } from '../../ui/form/use-zod-form.ts'
import { formatDateTime } from '../../ui/format.ts'
import { ChangedValues } from './changed-values.tsx'
import { findAuthor } from './find-author.ts'
import styles from './edit-conflict.module.css'

type Options<Values> = {
  /** Reads the values of the record as it is now; undefined when it was deleted. */
  load: () => Promise<Values | undefined>
  /** Where the change log records this kind of change, if it does. */
  area?: ChangeArea
  /** The names of records that the form refers to, by id. */
  names?: ReadonlyMap<string, string>
}

type Conflict = { changes: EditedField[]; last: { username: string | null; createdAt: string } | undefined }

const noNames: ReadonlyMap<string, string> = new Map()

/** Values of a form that have no field on the screen, or none that changes. */
const notShown = ['revision', 'userId', 'isFree', 'audioSeconds'] as const
const isShown = ({ field }: EditedField) => notShown.every((name) => name !== field)

type FieldName = keyof typeof editConflict.field | keyof typeof changeTrail.field | (typeof notShown)[number]
/** A form with a field that the dialog cannot name does not compile. */
type Named<Values> = { [Field in keyof Values]: Field extends FieldName ? unknown : never }

async function readLog(area: ChangeArea | undefined): Promise<Change[]> {
  if (!area) return []
  const { data } = await call(listChanges, { query: { area, pageSize: 50 } })
  return data
}

/**
 * Handles a save that the server refused because another admin had saved the record meanwhile: the form takes the
 * new values of the fields that the user left alone, keeps what was typed, and a dialog shows what changed.
 */
export function useEditConflict<Values extends Record<string, unknown> & Named<Values>>(
  form: ZodForm<Values, unknown>,
  { load, area, names = noNames }: Options<Values>,
) {
  const { t } = useTranslation('editConflict')
  const [conflict, setConflict] = useState<Conflict>()
  const [isOpen, setOpen] = useState(false)

  const resolve = async () => {
    try {
      const [current, log] = await Promise.all([load(), readLog(area)])
      if (!current) return showError(t('gone'))
      const seen = form.getInitialValues()
      const { merged, changes } = mergeEdits({ seen, typed: form.getValues(), current })
      form.setInitialValues(current)
      form.setValues(merged)
      const last = findAuthor(log, { seen, current, changes })
      setConflict({ changes: changes.filter(isShown), last })
      setOpen(true)
    } catch (error) {
      showError(t('failed'), errorMessage(error))
    }
    return undefined
  }
  /** Returns whether the error is a conflict, which the dialog then explains. */
  const isConflict = (error: unknown): boolean => {
    const isOurs = error instanceof ApiError && error.code === 'EDITED_MEANWHILE'
    if (isOurs) void resolve()
    return isOurs
  }
  const dialog = (
    <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t('title')} size="lg">
      {conflict && <Changes {...conflict} names={names} />}
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(false)} data-autofocus>
          {t('goOn')}
        </Button>
      </div>
    </Dialog>
  )
  return { isConflict, dialog }
}

function Changes({ changes, last, names }: Conflict & { names: ReadonlyMap<string, string> }) {
  const { t } = useTranslation(['editConflict', 'changes'])
  const language = useLanguage()
  const nameOf = (field: string) =>
    t(`field.${field}`, { defaultValue: t(`changes:field.${field}`, { defaultValue: field }) })
  return (
    <div className={styles.text}>
      <p>
        {last?.username
          ? t('by', { username: last.username, time: formatDateTime(last.createdAt, language) })
          : t('text')}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.field}>
            <strong>{nameOf(change.field)}</strong>
            <ChangedValues {...change} names={names} />
            {change.isTyped && <em>{t('yoursStays')}</em>}
          </li>
        ))}
      </ul>
      <p>{t('next')}</p>
    </div>
  )
}
