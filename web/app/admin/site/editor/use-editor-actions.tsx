import type { SitePage } from '@sohbet/contract/site/site'
import type { StoredValue } from '@sohbet/contract/site/site-fields'
import { sitePages } from '@sohbet/contract/site/site-pages'
import { isGroup } from '@sohbet/contract/site/site-values'
import { useState } from 'react'
import { useTranslation } from '../../../texts/use-translation.ts'
import { ApiError } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { useLanguage } from '../../../texts/language.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'
import { showError, showSuccess } from '../../../ui/feedback/toasts.tsx'
import { withAnchors } from '../content/anchors.ts'
import { loadSitePage, useDiscardDraft, usePublish, useRestore, useSaveDraft } from '../site.queries.ts'
import type { Conflict } from './conflict-dialog.tsx'
import { afterDialog } from './editor-context.ts'
import { faultsOf, type Faults, type useEditorState } from './use-editor-state.ts'

type State = ReturnType<typeof useEditorState>

/** The server names fields of the content from the root of the request. */
const ownFaults = (fields: Readonly<Record<string, string>>): Faults =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, message]) =>
      path.startsWith('content.') ? [[path.slice('content.'.length), message]] : [],
    ),
  )

/** Shows refusals of the server at their fields, or tells of another admin's change. */
function useRefusals(state: State) {
  const { t } = useTranslation('site')
  const [conflict, setConflict] = useState<Conflict>()
  const mark = (faults: Faults, show: (faults: Faults) => void) => {
    const [first] = Object.keys(faults)
    if (first === undefined) return false
    show(faults)
    afterDialog(() => state.editing.reveal(first))
    showError(t('faults'))
    return true
  }
  const showFaults = (faults: Faults) => mark(faults, state.setFaults)
  const explain = async (error: unknown, title: string) => {
    if (error instanceof ApiError && error.code === 'EDITED_MEANWHILE') {
      try {
        const current = await loadSitePage(state.saved.page)
        setConflict({ current, changes: state.takeOver(current, state.saved.content) })
      } catch (cause) {
        showError(t('conflict.failed'), errorMessage(cause))
      }
      return
    }
    const faults = error instanceof ApiError ? ownFaults(error.fields) : {}
    if (!mark(faults, state.setRefusals)) showError(title, errorMessage(error))
  }
  return { explain, showFaults, conflict: { conflict, onClose: () => setConflict(undefined) } }
}

export function useEditorActions(state: State) {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const { saved, content, isDirty } = state
  const { page, revision } = saved
  const saving = useSaveDraft(page)
  const { mutateAsync: publish } = usePublish(page)
  const { mutateAsync: restore } = useRestore(page)
  const { mutateAsync: discard } = useDiscardDraft(page)
  const { explain, showFaults, conflict } = useRefusals(state)
  const { confirm, dialog } = useConfirm()

  const send = async (sent: StoredValue) => {
    if (!isGroup(sent)) return
    const reply = await saving.mutateAsync({ revision, content: sent })
    state.takeOver(reply, content)
  }
  /** Returns whether the page on the screen is saved. */
  const save = async ({ isQuiet = false } = {}): Promise<boolean> => {
    if (!isDirty) return true
    const sent = withAnchors(sitePages[page], content)
    if (showFaults(faultsOf(sitePages[page], sent, '', language))) return false
    try {
      await send(sent)
      if (!isQuiet) showSuccess(t('saved'), t('savedHint'))
      return true
    } catch (error) {
      await explain(error, t('saveFailed'))
      return false
    }
  }
  /** Changes the page and shows the reply instead of what was typed. */
  const replaceBy = async (
    change: () => Promise<SitePage>,
    { done, failed }: { done: string[]; failed: string },
  ) => {
    try {
      state.replace(await change())
      showSuccess(done[0] ?? '', done[1])
    } catch (error) {
      await explain(error, failed)
    }
  }
  return {
    isSaving: saving.isPending,
    save,
    publish: () =>
      replaceBy(() => publish({ revision }), {
        done: [t('publish.done'), t('publish.doneHint')],
        failed: t('publish.failed'),
      }),
    restore: (number: number) =>
      replaceBy(() => restore({ revision, number }), {
        done: [t('history.done'), t('publish.doneHint')],
        failed: t('history.failed'),
      }),
    discard: async () => {
      const question = { message: t('discardAsk'), isDestructive: true, deed: t('discard') }
      if (!(await confirm(question))) return
      await replaceBy(() => discard({ revision }), { done: [t('discarded')], failed: t('discardFailed') })
    },
    conflict,
    dialog,
  }
}
